/** Page sizes of the admin lists and of the tee-time list (CONST-05, CONST-26). */
export const pageSizes = [5, 10, 20, 30, 40, 50] as const;
