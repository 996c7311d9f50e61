export const EMAIL: RegExp;
