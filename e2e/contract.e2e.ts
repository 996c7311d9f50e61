import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";

/**
 * A client that knows the specification (sections 3 and 7) and the address of the site, and nothing else: no code of
 * this project, no browser, no row ids. Numbers are numbers, dates carry a time, and what is optional is left out.
 */

const SITE = process.env.E2E_BASE_URL!;
const PHONE_SERVICE = process.env.E2E_FIREBASE_EMULATOR!;
const PROJECT = process.env.E2E_FIREBASE_PROJECT!;

type Answers = Record<string, unknown>;
type Answered = { http: number; status: number; message: string; data: Answers; userId?: string; issues?: unknown };

class Client {
  private cookies = new Map<string, string>();

  async send(path: string, init: RequestInit = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    // No browser says where this comes from, so that the Origin has to.
    const headers = { origin: SITE, ...(cookie && { cookie }), ...(init.headers as Record<string, string>) };
    const response = await fetch(`${SITE}${path}`, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      this.cookies.set(name!, value!);
    }
    return response;
  }

  async call(name: string, body?: Answers): Promise<Answered> {
    const response = await this.send(`/api/${name}`, {
      method: "POST",
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    return { http: response.status, ...((await response.json()) as Omit<Answered, "http">) };
  }

  /** A call that has to end in `status: 1`. */
  async done(name: string, body?: Answers) {
    const answer = await this.call(name, body);
    expect(answer, `${name} ${JSON.stringify(body)}`).toMatchObject({ http: 200, status: 1 });
    return answer;
  }

  /** The stored address of a new document. */
  async upload(file: File): Promise<string> {
    const form = new FormData();
    form.set("file", file);
    const answer = (await (await this.send("/api/loanform/upload", { method: "POST", body: form })).json()) as Answered;
    expect(answer, file.name).toMatchObject({ status: 1, data: { url: expect.any(String) } });
    return String(answer.data.url);
  }

  /** Trades the proof of a phone for the cookie of a session. */
  async openSession(idToken: string, email: string) {
    const { csrfToken } = (await (await this.send("/api/auth/csrf")).json()) as { csrfToken: string };
    const response = await this.send("/api/auth/callback/identity", {
      method: "POST",
      body: new URLSearchParams({ csrfToken, idToken, email, json: "true" }),
    });
    expect(response.status).toBe(200);
  }
}

async function phoneService(method: string, body: object) {
  const address = `${PHONE_SERVICE}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
}

/** Has a code sent, reads it on the phone, and confirms it: the phone service's proof. */
async function provePhone(phoneNumber: string) {
  const { sessionInfo } = await phoneService("sendVerificationCode", { phoneNumber });
  const inbox = (await (await fetch(`${PHONE_SERVICE}/emulator/v1/projects/${PROJECT}/verificationCodes`)).json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  const { code } = inbox.verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)!;
  const { idToken } = await phoneService("signInWithPhoneNumber", { sessionInfo, code });
  return idToken!;
}

/** One empty page, with its title in it so that no two papers are alike. */
function pdf(title: string) {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>",
    `<< /Title (${title}) >>`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new File([text], `${title}.pdf`, { type: "application/pdf" });
}

const digits = 9_000_000_000 + randomInt(1e9);
const person = { name: "Asha Iyer", email: `asha.${digits}@example.com` };
const at = { address: "4 Lake View", state: "Gujarat", city: "Anand", pinCode: 388001 };
const mother = {
  firstName: "Meera",
  lastName: "Iyer",
  relation: "Mother",
  dateOfBirth: "1975-02-14T00:00:00.000Z",
  phoneNumber: 9876543210,
  emailId: "meera@example.com",
  ...at,
  employmentType: "Salaried",
  ongoingEmiAmount: 5000,
};
const uncle = {
  firstName: "Ravi",
  lastName: "Iyer",
  relation: "Uncle",
  dateOfBirth: "1980-11-02",
  phoneNumber: "9876543211",
  emailId: "ravi@example.com",
  ...at,
  pinCode: "388001",
  employmentType: "Self Employed",
  useSameAddress: null,
};

test("a client that was written from the specification alone applies, signs up, fills the form and submits it", async () => {
  const client = new Client();

  await test.step("a callback, before there is an account", async () => {
    await client.done("users/applynow", {
      ...person,
      phone: digits,
      reference: null,
      loanAmount: 2500000,
      city: "Surat",
      countryOfStudy: "Canada",
      admissionStatus: "Not Applied",
      targetIntake: "2027-09-15T00:00:00.000Z",
    });
  });

  await test.step("signup, the code, the profile, the login", async () => {
    const idToken = await provePhone(`+91${digits}`);
    const { userId } = await client.done("users/signup", { ...person, phone: digits });
    expect(await client.call("loanform/read", { email: person.email })).toMatchObject({ http: 401, status: 0 });
    await client.openSession(idToken, person.email);
    await client.done("users/profile/update", {
      email: person.email,
      userId,
      loanAmount: 2500000,
      city: "Surat",
      countryOfStudy: "Canada",
      admissionStatus: "Admitted",
      targetIntake: "2027-09-15T00:00:00.000Z",
    });
    expect((await client.done("users/login", { email: person.email, phone: digits })).data).toMatchObject({
      userId,
      ...person,
    });
  });

  const add = (section: Answers) => client.done("loanform/add", { email: person.email, ...section });
  const read = async () => (await client.done("loanform/read", { email: person.email })).data;
  const papers = async (owner: string, ...slots: string[]) =>
    Object.fromEntries(
      await Promise.all(slots.map(async (slot) => [slot, await client.upload(pdf(`${owner} ${slot}`))] as const)),
    ) as Record<string, string>;

  await test.step("who, where and how much", async () => {
    await add({
      generalDetails: {
        firstName: "Asha",
        lastName: "Iyer",
        mobileNumber: digits,
        dateOfBirth: "2004-03-21T00:00:00.000Z",
        emailId: person.email,
        permanentAddress: "12 Station Road",
        state: "Gujarat",
        city: "Surat",
        pinCode: 395007,
      },
    });
    await add({
      admissionDetails: {
        admissionStatus: "confirmed_admission",
        countryOfUniversity: "Canada",
        university: "University of Toronto",
        intakePeriod: "2027-09-15T00:00:00.000Z",
        educationLevel: "postgraduate",
        areaOfStudy: "Public Health",
      },
    });
    await add({ loanDetails: { loanAmount: 2500000, existingLoan: "No", loanType: "Non-Collateral", employed: "No" } });
    await add({ coApplicantDetails: [mother, uncle] });
  });

  const identity = ["panCard", "aadhaarCardFront", "aadhaarCardBack"];
  const needed = ["savingAccountStatement", "utilityBill"];
  const kyc = await papers("student", ...identity, "passport", "photoSelfie");
  const [kycOfMother, kycOfUncle] = [await papers("mother", ...identity), await papers("uncle", ...identity)];
  const [moneyOfMother, moneyOfUncle] = [await papers("mother", ...needed, "form16"), await papers("uncle", ...needed)];
  const school = await papers("student", "tenthGrade", "twelfthGrade");
  const money = await papers("student", ...needed);

  await test.step("the papers", async () => {
    await add({ kycDetails: { ...kyc, motherPanCard: null } });
    await add({ coApplicantKycDetails: [kycOfMother, kycOfUncle] });
    await add({ academicDetails: { ...school, competitiveExams: [] } });
    await add({ financialDetails: money });
    await add({ coApplicantFinancialDetails: [{ ...moneyOfMother, itr: "" }, moneyOfUncle] });
  });

  await test.step("the co-applicants once more, still without ids: their papers stay", async () => {
    await add({ coApplicantDetails: [{ ...mother, ongoingEmiAmount: 6000 }, uncle] });
    expect(await read()).toMatchObject({
      coApplicantKycDetails: [kycOfMother, kycOfUncle],
      coApplicantFinancialDetails: [moneyOfMother, moneyOfUncle],
    });
    // Nobody sends one person's papers for two.
    expect(
      await client.call("loanform/add", { email: person.email, coApplicantKycDetails: [kycOfMother] }),
    ).toMatchObject({ http: 409, status: 0 });
  });

  await test.step("what is missing is said in the form's words", async () => {
    const refused = await client.call("loanform/add", {
      email: person.email,
      loanDetails: { existingLoan: "No", loanType: null, employed: "Yes" },
    });
    expect(refused).toMatchObject({ http: 422, status: 0 });
    expect(refused.issues).toEqual([
      { path: "loanAmount", message: "Loan amount is required" },
      { path: "loanType", message: "Loan type is required" },
      { path: "employmentType", message: "Employment type is required" },
    ]);
  });

  await test.step("the submit, and what it locks", async () => {
    await add({ complete: true });
    expect(await client.call("loanform/add", { email: person.email, financialDetails: money })).toMatchObject({
      http: 409,
      status: 0,
    });
  });

  await test.step("everything is there, in its strict form", async () => {
    const whole = {
      complete: true,
      generalDetails: {
        firstName: "Asha",
        lastName: "Iyer",
        mobileNumber: String(digits),
        dateOfBirth: "2004-03-21",
        emailId: person.email,
        permanentAddress: "12 Station Road",
        state: "Gujarat",
        city: "Surat",
        pinCode: "395007",
      },
      admissionDetails: {
        admissionStatus: "confirmed_admission",
        countryOfUniversity: "Canada",
        customCountry: "",
        university: "University of Toronto",
        customUniversity: "",
        intakePeriod: "2027-09-01",
        educationLevel: "postgraduate",
        areaOfStudy: "Public Health",
      },
      loanDetails: {
        loanAmount: "2500000",
        existingLoan: "No",
        loanType: "Non-Collateral",
        employed: "No",
        employmentType: "",
      },
      coApplicantDetails: [
        {
          ...mother,
          dateOfBirth: "1975-02-14",
          phoneNumber: "9876543210",
          pinCode: "388001",
          ongoingEmiAmount: "6000",
          useSameAddress: false,
        },
        { ...uncle, ongoingEmiAmount: "", useSameAddress: false },
      ],
      kycDetails: { ...kyc, motherPanCard: "" },
      coApplicantKycDetails: [kycOfMother, kycOfUncle],
      academicDetails: {
        ...school,
        bachelorsMarksheet: "",
        competitiveExams: [{ examType: "", url: "" }],
        proofOfIntent: { type: "", url: "" },
      },
      financialDetails: { ...money, form16: "" },
      coApplicantFinancialDetails: [
        { ...moneyOfMother, itr: "" },
        { ...moneyOfUncle, form16: "" },
      ],
    };
    expect(await read()).toMatchObject(whole);
    const { data } = await client.done("users/webdashboard", { email: person.email });
    expect(data).toMatchObject({ ...whole, startDate: expect.any(String), progress: { percent: 100 } });
    const document = await client.send(kyc.panCard!);
    expect([document.status, document.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(await document.text()).toBe(await pdf("student panCard").text());
  });
});
