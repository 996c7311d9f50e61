import { expect } from "@playwright/test";

type Sent = { phoneNumber: string; code: string };

/** The newest code that the Firebase emulator sent to a number (ten digits). */
export async function codeFor(digits: string): Promise<string> {
  const address = `${process.env.E2E_FIREBASE_EMULATOR}/emulator/v1/projects/${process.env.E2E_FIREBASE_PROJECT}/verificationCodes`;
  let code: string | undefined;
  await expect(async () => {
    const { verificationCodes = [] } = (await (await fetch(address)).json()) as { verificationCodes?: Sent[] };
    code = verificationCodes.filter(({ phoneNumber }) => phoneNumber === `+91${digits}`).at(-1)?.code;
    expect(code, `a code for +91${digits}`).toBeDefined();
  }).toPass();
  return code!;
}
