export const HEAD_SCRIPT: string;
