/**
 * A text on one line of a terminal, as letters only: no control sign, end of a line, sign that turns the direction of
 * writing (Unicode TR9) or nothing that can be seen does anything there, whoever typed it.
 * @param {unknown} text
 * @returns {string}
 */
export const printable = (text) =>
  String(text).replace(
    /(?:\x1b\[[0-9;?]*[ -/]*[@-~])|[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu,
    " ",
  );
