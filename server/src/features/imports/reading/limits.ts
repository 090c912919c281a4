/** The largest file in bytes, and the most bytes that a workbook may have unpacked: larger lists are read from CSV, as they arrive. */
export const [largestFile, largestWorkbook] = [20 * 1024 * 1024, 48 * 1024 * 1024];

export const [mostRows, mostColumns, longestCell] = [200_000, 100, 10_000];
