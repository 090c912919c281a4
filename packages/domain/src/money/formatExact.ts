/** Ten-thousandths of a cent as decimal dollars with at least two decimals: 74962500 is "74.9625", 150000 is "0.15". */
export const formatExact = (units: bigint): string => {
  const digits = String(units < 0n ? -units : units).padStart(7, "0");
  const decimals = digits.slice(-6).replace(/0{1,4}$/, "");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -6)}.${decimals}`;
};
