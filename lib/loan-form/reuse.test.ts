import "@/tests/own-files-folder";
import { db } from "@/lib/db";
import { newStudent } from "@/tests/factories/sessions";
import { provenStudent } from "@/tests/requests";
import { storeUpload } from "@/lib/uploads/server/mutations";
import { fileIdOf, fileUrl } from "@/lib/uploads/policy";
import { samplePdf } from "@/tests/samples/uploads";
import { EMPLOYMENT } from "./choices";
import { saveSection } from "./mutations";
import { fromStored } from "./record";
import { documentsToReuse } from "./reuse";

const url = (digit: string) => fileUrl(digit.repeat(32));
const person = (id: string, relation: string) => ({ id, relation, firstName: `F${id}`, lastName: "Iyer" });

function application(
  people: [string, string][],
  kyc: Record<string, string>,
  theirs: Record<string, string>[] = [],
  finances: Record<string, string> = {},
) {
  return fromStored({
    coApplicantDetails: people.map(([id, relation]) => person(id, relation)),
    kycDetails: kyc,
    coApplicantKycDetails: people.map(([id], index) => ({ id, ...theirs[index] })),
    financialDetails: finances,
  });
}

const offers = (...args: Parameters<typeof documentsToReuse>) =>
  documentsToReuse(...args).map(({ label, whose, isSame }) => [label, whose, isSame]);

test("a parent's paper serves for the same parent as co-applicant, and the other way round", () => {
  const form = application(
    [
      ["a", "Father"],
      ["b", "mother"],
    ],
    { motherPanCard: url("1"), panCard: url("2") },
    [{ aadhaarCardFront: url("3") }],
  );
  expect(offers(form, "1.panCard")).toEqual([["Mother's PAN Card", "your mother", true]]);
  expect(offers(form, "fatherAadhaarCardFront")).toEqual([["Aadhaar Card Front", "Fa Iyer", true]]);
});

test("nobody is offered a personal paper that is known to be another's", () => {
  const form = application(
    [
      ["a", "Father"],
      ["b", "Brother"],
      ["c", "Mother-in-law"],
    ],
    { motherPanCard: url("1"), panCard: url("2") },
    [{}, { panCard: url("3") }],
  );
  for (const path of ["panCard", "0.panCard", "1.panCard", "2.panCard", "fatherPanCard"])
    expect(offers(form, path)).toEqual([]);
});

test("a relation in words that we do not know is offered, and the student decides", () => {
  const form = application(
    [
      ["a", "Amma"],
      ["b", "Guardian"],
    ],
    { motherPanCard: url("1") },
    [{}, { panCard: url("2") }],
  );
  expect(offers(form, "0.panCard")).toEqual([["Mother's PAN Card", "your mother", false]]);
  expect(offers(form, "fatherPanCard")).toEqual([["PAN Card", "Fb Iyer", false]]);
});

test("what a household shares is offered to all; score cards and letters never", () => {
  const form = application([["a", "Father"]], {}, [], { utilityBill: url("1") });
  expect(offers(form, "0.utilityBill")).toEqual([["Utility Bill/Address Proof", "you", false]]);
  expect(offers(form, "utilityBill")).toEqual([]);
  expect(offers(form, "competitiveExams.0.url")).toEqual([]);
});

test("the server takes one file in two places, and removes it only when the last place lets go", async () => {
  const student = await newStudent();
  const user = await provenStudent(student);
  const keep = async (name: string) => fileUrl((await storeUpload(user, { name, read: async () => samplePdf() })).id);
  const [own, shared] = [await keep("own.pdf"), await keep("mother.pdf")];
  const exists = async (address: string) => (await db.storedFile.count({ where: { id: fileIdOf(address)! } })) === 1;
  const mother = {
    ...person("", "Mother"),
    dateOfBirth: "1970-01-01",
    phoneNumber: "9876543210",
    emailId: "latha@example.com",
    useSameAddress: false,
    address: "1 Ring Road",
    pinCode: "395007",
    city: "Surat",
    state: "Gujarat",
    employmentType: "",
    ongoingEmiAmount: "",
  };
  await saveSection(user, "coApplicantDetails", [{ ...mother, employmentType: EMPLOYMENT[0]!.value }]);
  const { coApplicantDetails } = fromStored(await db.loanForm.findUniqueOrThrow({ where: { userId: user.id } }));
  const kyc = (motherPanCard: string) => ({
    panCard: own,
    passport: own,
    aadhaarCardFront: own,
    aadhaarCardBack: own,
    photoSelfie: own,
    motherPanCard,
    fatherPanCard: "",
    motherAadhaarCardFront: "",
    motherAadhaarCardBack: "",
    fatherAadhaarCardFront: "",
    fatherAadhaarCardBack: "",
  });
  const theirs = (panCard: string) => [
    { id: coApplicantDetails![0]!.id, panCard, aadhaarCardFront: own, aadhaarCardBack: own },
  ];

  await saveSection(user, "kycDetails", kyc(shared));
  await saveSection(user, "coApplicantKycDetails", theirs(shared));
  await saveSection(user, "kycDetails", kyc(""));
  expect([await exists(shared), await exists(own)]).toEqual([true, true]);
  await saveSection(user, "coApplicantKycDetails", theirs(own));
  expect([await exists(shared), await exists(own)]).toEqual([false, true]);
});
