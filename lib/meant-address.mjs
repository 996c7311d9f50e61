// Addresses of our pages as they come out of a chat, a letter or an old link.

/** What a sentence or a mail leaves around an address: quotes, brackets, marks of the end. */
const AROUND = /^[\s"'“”‘’«»<>()[\]{}*_`]+|[\s"'“”‘’«»<>()[\]{}*_`.,;:!?…।|\\]+$/g;
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** The file that servers of old have a folder's page in. */
const INDEX = /^(?:index|default|home)\.(?:html?|php|aspx?)$/;
/** The longest address that is looked at; those of our pages are far below it. */
const LONGEST = 2000;

const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The query without "&amp;" of HTML, and without a mark that ended the sentence. */
const plainQuery = (query) => query.replace(/&amp;/gi, "&").replace(/^[?&]+|&+$/g, "");

/**
 * Where an address leads that is none of ours as it stands, but is one of our pages once it is cleaned: small letters,
 * single slashes, nothing around it, a query that lost its "?".
 * @param url path and query, as a request has them
 * @param isPage says whether there is a page at a path
 * @returns path and query of the page that is meant; undefined where the address is right, or means none of our pages
 */
export async function meantAddress(url, isPage) {
  if (url.length > LONGEST) return undefined;
  const [, path, query] = /^([^?#]*)(\?[^#]*)?/.exec(url);
  // A call's address is exact, and so is a file's of the build.
  if (/^\/+(?:api|_next)(?:\/|$)/i.test(path)) return undefined;
  const readable = decoded(path);
  // Traversal and NUL are attacks, not typing mistakes.
  if (/(?:^|[/\\])\.{1,2}(?:[/\\]|$)|\0/.test(readable)) return undefined;
  const [own, ...rest] = readable.normalize("NFC").replace(UNSEEN, "").split(/[?&#]/);
  const parts = own
    .replaceAll("\\", "/")
    .split("/")
    .map((part) => part.replace(AROUND, "").toLowerCase())
    .filter(Boolean);
  if (INDEX.test(parts.at(-1) ?? "")) parts.pop();
  const page = `/${parts.map(encodeURIComponent).join("/")}`;

  const asked = plainQuery(query ?? "");
  const lost = rest.map((part) => part.replace(AROUND, "")).filter((part) => /^[\w.-]+=/.test(part));
  const pairs = [...lost, asked].filter(Boolean).join("&");
  const meant = pairs ? `${page}?${pairs}` : page;
  const isRight = page === path && pairs === (query ?? "").replace(/^\?/, "");
  return !isRight && meant !== url && (await isPage(page)) ? meant : undefined;
}
