import { routes } from "@/lib/routes";

/** next-auth's own client leaves the page on a network error and brings an unused context. @throws without an answer */
export async function submit(form: "callback/identity" | "signout", fields: Record<string, string>) {
  const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  const response = await fetch(`/api/auth/${form}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: routes.home, json: "true" }),
  });
  const { url } = (await response.json()) as { url?: string };
  return { ok: response.ok, error: url ? new URL(url, location.origin).searchParams.get("error") : null };
}
