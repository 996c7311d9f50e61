import { connection } from "next/server";
import { emulatorAnswers } from "@/lib/auth/emulator";
import { env } from "@/lib/env";

/**
 * The public settings of Firebase, so that one build runs against any project. Asked for by the browser when somebody
 * first proves a phone number; not part of the POST contract, hence outside its wrapper. Nothing in it is secret.
 */
export async function GET() {
  // Without this the answer of the machine that built the app would be served for ever.
  await connection();
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  // A browser that is told sooner would find nobody there.
  if (emulator) await emulatorAnswers(emulator);
  return Response.json(
    {
      apiKey: env.FIREBASE_API_KEY,
      authDomain: env.FIREBASE_AUTH_DOMAIN,
      projectId: env.FIREBASE_PROJECT_ID,
      appId: env.FIREBASE_APP_ID ?? null,
      emulator: emulator ? `http://${emulator}` : null,
    },
    { headers: { "cache-control": "no-store" } },
  );
}
