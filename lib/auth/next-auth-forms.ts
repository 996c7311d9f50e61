import { routes } from "@/lib/routes";

/**
 * Sends one of next-auth's two forms: a CSRF token, then a form post that answers `{ url }`. Its own code leaves
 * the page for an error page when the network drops, and brings a session context that nothing here uses.
 * @throws where no answer came
 */
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
