// Formats figures. Uses a true minus sign, and gains and losses always show their sign.

const minus = (text: string) => text.replace('-', '−');

export const decimalText = (value: number, digits = 1): string => minus(value.toFixed(digits));

export const signedText = (value: number, digits = 1): string => {
  const text = value.toFixed(digits);
  return Number(text) > 0 ? `+${text}` : minus(Number(text) === 0 ? (0).toFixed(digits) : text);
};

export const percentText = (value: number): string => `${Math.round(value)}%`;
