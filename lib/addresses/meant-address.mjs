const AROUND = /^[\s"'“”‘’«»<>()[\]{}*_`]+|[\s\p{P}\p{S}]+$/gu;
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const INDEX = /^(?:index|default|home)\.(?:html?|php|aspx?)$/;
const FILE = /\.(?:html?|php|aspx?)$/;
const BLANKS = /[\s_+\p{Pd}\u2212]+/gu;
const ENTITY = /&(?:amp|#0*38|#x0*26);/gi;
/** The beginning of a "%2F" whose end was cut off, and bytes of a letter that lost others. */
const CUT = /%(?![\da-f]{2})[\da-f]?/gi;
const BYTES = /(?:%[89a-f][\da-f])+/gi;
const LONGEST = 2000;

function decoded(part) {
  if (!part) return part;
  for (const cut of [CUT, BYTES]) {
    part = part.replace(cut, "");
    try {
      return decodeURIComponent(part) || null;
    } catch {
      continue;
    }
  }
  return null;
}

const plainQuery = (query) => query.replace(ENTITY, "&").replace(/^[?&]+|&+$/g, "");

/**
 * @param url path and query, as a request has them; isPage: whether there is a page at a path
 * @returns path and query of the page that is meant; undefined where the address is right, or means none of ours
 */
export async function meantAddress(url, isPage) {
  if (url.length > LONGEST) return undefined;
  const plain = url.replace(ENTITY, "&");
  const [, path, query] = /^([^?#]*)(\?[^#]*)?/.exec(plain);
  if (/^\/+(?:api|_next)(?:\/|$)/i.test(path)) return undefined;
  // Twice, because mail programs write "%20" as "%2520".
  const told = path.split("/").map((part) => decoded(decoded(part)));
  if (told.includes(null)) return undefined;
  const readable = told.join("/");
  // Traversal and NUL are attacks, not typing mistakes.
  if (/(?:^|[/\\])\.{1,2}(?:[/\\]|$)|\0/.test(readable)) return undefined;
  const [own, ...rest] = readable
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(ENTITY, "&")
    .split(/[?&#;]/);
  const parts = own
    .replaceAll("\\", "/")
    .split("/")
    .map((part) => part.replace(AROUND, "").toLowerCase())
    .filter(Boolean);
  if (INDEX.test(parts.at(-1) ?? "")) parts.pop();
  const names = parts.map((part) => part.replace(FILE, "").replace(BLANKS, "-"));
  const page = `/${names.map(encodeURIComponent).join("/")}`;

  const asked = plainQuery(query ?? "");
  const lost = rest.map((part) => part.replace(AROUND, "")).filter((part) => /^[\w.-]+=/.test(part));
  const pairs = [...lost.map(encodeURI), asked].filter(Boolean).join("&");
  const meant = pairs ? `${page}?${pairs}` : page;
  const isRight = plain === url && page === path && pairs === (query ?? "").replace(/^\?/, "");
  return !isRight && meant !== url && (await isPage(page)) ? meant : undefined;
}
