import { openSession } from "./open-session";

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
  Reflect.deleteProperty(globalThis, "location");
});

/** A browser at an address; `session` is what next-auth answers to who asks for it after the login. */
function browser(href: string, session: () => Response, url = "https://dakhila.example/") {
  const { origin, protocol } = new URL(href);
  Object.assign(globalThis, { location: { origin, protocol } });
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    if (address === "/api/auth/csrf") return Response.json({ csrfToken: "token" });
    if (address === "/api/auth/callback/identity") return Response.json({ url });
    return session();
  }) as typeof fetch;
  return asked;
}
const open = () => openSession("an identity token");

test("a login that the browser keeps goes on", async () => {
  const asked = browser("https://dakhila.example", () => Response.json({ user: { id: "1" }, expires: "" }));
  await open();
  expect(asked.at(-1)).toBe("/api/auth/session");
});

test("a login whose cookie the browser drops is no login, and says what to do", async () => {
  browser("https://dakhila.example", () => Response.json({}));
  await expect(open()).rejects.toMatchObject({
    name: "SignInError",
    message: expect.stringMatching(/does not keep it: it blocks this site's cookies\. Allow cookies/),
  });
});

test("without https it may be the browser's rule, as in Safari on this machine", async () => {
  browser("http://127.0.0.1:3000", () => Response.json({}));
  await expect(open()).rejects.toThrow(/keeps none on an address without https, as Safari does/);
});

test("with all cookies blocked, where next-auth asks for its form once more, it is said too", async () => {
  browser("https://dakhila.example", () => Response.json({}), "https://dakhila.example/api/auth/signin?csrf=true");
  await expect(open()).rejects.toThrow(/blocks this site's cookies/);
});

test("where nobody can say whether it holds, the login goes on", async () => {
  browser("https://dakhila.example", () => new Response("busy", { status: 503 }));
  await open();
  browser("https://dakhila.example", () => {
    throw new TypeError("Failed to fetch");
  });
  await open();
});
