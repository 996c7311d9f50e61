import { randomInt } from "node:crypto";
import { NextRequest } from "next/server";
import { env } from "@/lib/env";
import type { Envelope } from "@/lib/http/envelope";
import { sessionUser } from "@/lib/session/session-user";
import type { Student } from "@/tests/factories/sessions";

export async function provenStudent(student: Student) {
  const user = await sessionUser(requestTo("loanform/read", {}, { as: student }));
  if (!user) throw new Error("The student has no live session.");
  return user;
}

type Options = {
  as?: Student;
  headers?: Record<string, string>;
  method?: string;
};

/** A request as this site's own page sends it, from an address of its own, so that limits do not add up. */
export function requestTo(path: string, body?: object | string | null, { as, headers, method = "POST" }: Options = {}) {
  const raw =
    body instanceof FormData ||
    body instanceof ReadableStream ||
    body instanceof Uint8Array ||
    typeof body === "string";
  const carriesBody = body !== undefined && body !== null && method !== "GET" && method !== "HEAD";
  return new NextRequest(new URL(path, new URL("/api/", env.NEXTAUTH_URL)), {
    method,
    headers: {
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(as && { cookie: as.cookie }),
      ...(carriesBody && !raw && { "content-type": "application/json" }),
      ...headers,
    },
    ...(carriesBody && { body: raw ? (body as BodyInit) : JSON.stringify(body), duplex: "half" as const }),
  });
}

type Handler = (request: NextRequest, segment: { params: Promise<Record<string, string>> }) => Promise<Response>;

export async function call<T = unknown>(handler: Handler, request: NextRequest, params: Record<string, string> = {}) {
  const response = await handler(request, { params: Promise.resolve(params) });
  return { http: response.status, body: (await response.json()) as Envelope<T>, headers: response.headers };
}
