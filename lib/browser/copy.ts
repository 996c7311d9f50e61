/** Puts a text on the clipboard. @returns false where the browser does not let us */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
