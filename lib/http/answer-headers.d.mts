export const ANSWER_HEADERS: Record<string, string>;
