import "server-only";
import * as z from "zod";
import {
  CLAMD_FORM,
  clamdPlace,
  HTTPS_FORM,
  isLoopback,
  isSafeAddress,
  isUploadthingToken,
  mailList,
  mailNames,
  mailSender,
  missingOf,
  openPlace,
  SENDER_FORM,
  TEAM_FORM,
  TOKEN_FORM,
} from "@/lib/settings/rules.mjs";
import { placeholdersIn } from "@/lib/settings/site-placeholders";

// An empty line in .env means "not set".
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const set = optional(z.string());
const required = (what: string) => z.string({ error: what }).min(1, what);

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : "127.0.0.1");

const settings = z
  .object({
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    NEXT_PHASE: set,
    HOST: set,
    NEXTAUTH_URL: z.url({
      protocol: /^https?$/,
      error: "must be the address people open, such as http://127.0.0.1:3000",
    }),
    NEXTAUTH_SECRET: z
      .string({ error: "must be a random text of 32 or more characters" })
      .min(32, "must be a random text of 32 or more characters"),
    DATABASE_URL: z.url({
      protocol: /^postgres(ql)?$/,
      error: "must be a PostgreSQL address, such as postgresql://user:password@host:5432/name",
    }),
    FIREBASE_PROJECT_ID: required("must be the id of the Firebase project"),
    FIREBASE_API_KEY: required("must be the web API key of the Firebase project"),
    FIREBASE_AUTH_DOMAIN: required(
      "must be the authorised domain of the Firebase project, such as name.firebaseapp.com",
    ),
    FIREBASE_APP_ID: set,
    FIREBASE_AUTH_EMULATOR_HOST: set,
    UPLOADTHING_TOKEN: optional(z.string().refine(isUploadthingToken, TOKEN_FORM)),
    FILES_DIR: required("must be a folder for uploaded documents"),
    FILES_RESERVE_MB: optional(
      z
        .string()
        .regex(/^\d{1,7}$/, "must be a number of megabytes from 0 to 9999999")
        .transform(Number),
    ).default(1024),
    FILES_KEYS: z
      .string({ error: "must list keys as id:base64 of 32 bytes, the current one first" })
      .regex(
        /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/,
        "must list keys as id:base64 of 32 bytes, the current one first",
      ),
    CLAMD_ADDRESS: optional(z.string().refine((address) => clamdPlace(address) !== null, CLAMD_FORM)),
    LANGUAGES_DIR: set,
    REVALIDATE_SECRET: z
      .string({ error: "must be a random text of 16 or more characters" })
      .min(16, "must be a random text of 16 or more characters"),
    SMTP_URL: optional(
      z.url({ protocol: /^smtps?$/, error: "must be a mail server's address, such as smtp://user:password@host:587" }),
    ),
    NOTIFY_FROM: optional(z.string().refine((text) => mailSender(text) !== null, SENDER_FORM)),
    NOTIFY_TO: optional(
      z
        .string()
        .refine((text) => mailList(text) !== null, TEAM_FORM)
        .transform((text) => mailList(text)!),
    ),
    DATABASE_PATIENCE_SECONDS: optional(
      z
        .string()
        .regex(/^([1-9]|[1-5]\d|60)$/, "must be a number of seconds from 1 to 60")
        .transform(Number),
    ).default(4),
    LIMIT_UNPROVED_PER_MINUTE: optional(
      z
        .string()
        .regex(/^[1-9]\d{0,5}$/, "must be a number of calls from 1 to 999999")
        .transform(Number),
    ).default(200),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  })
  .superRefine((env, ctx) => {
    const open = openPlace([
      ["NEXTAUTH_URL", hostOf(env.NEXTAUTH_URL)],
      ["HOST", env.HOST ?? "127.0.0.1"],
    ] as const);
    if (env.FIREBASE_AUTH_EMULATOR_HOST && open) {
      ctx.addIssue({
        code: "custom",
        path: ["FIREBASE_AUTH_EMULATOR_HOST"],
        message: `must not be set while ${open[0]} is ${env[open[0]]}: the emulator accepts unsigned identities and may only be used on this machine`,
      });
    }
    if (URL.canParse(env.NEXTAUTH_URL) && !isSafeAddress(new URL(env.NEXTAUTH_URL)))
      ctx.addIssue({ code: "custom", path: ["NEXTAUTH_URL"], message: HTTPS_FORM });
    for (const name of missingOf(mailNames, (one) => env[one]))
      ctx.addIssue({
        code: "custom",
        path: [name],
        message: `must be set too: mail to the team needs ${mailNames.join(", ")}`,
      });
  });

/** @param placeholders unfilled lines of lib/site.ts: this machine only @throws Error with a line per setting */
export function readEnv(source: Record<string, string | undefined>, placeholders = placeholdersIn()) {
  // People are asked for their papers here: they must be able to ask who is asking.
  const result = settings
    .refine(({ NEXTAUTH_URL }) => placeholders.length === 0 || isLoopback(hostOf(NEXTAUTH_URL)), {
      path: ["NEXTAUTH_URL"],
      error: `is an address that others can open, while lib/site.ts does not yet say who runs the site: fill in ${placeholders.join(", ")}`,
    })
    .safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new Error(`These settings need attention (see .env.example):\n${lines.join("\n")}`);
}

export const env = readEnv(process.env);
