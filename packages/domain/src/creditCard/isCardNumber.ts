/** Luhn's check of a text of digits: the sum of all digits, every second one from the right doubled, ends in 0. */
const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const weighted = index % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
};

/** Tells whether digits can be a card number: 13 to 19 of them that pass Luhn's check. */
export const isCardNumber = (digits: string): boolean => /^\d{13,19}$/.test(digits) && passesLuhn(digits);
