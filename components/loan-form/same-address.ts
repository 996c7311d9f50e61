/** Which of the applicant's answers stand in which of the co-applicant's. */
export const SAME_ADDRESS = { address: "permanentAddress", pinCode: "pinCode", city: "city", state: "state" } as const;
export const COPIED = Object.keys(SAME_ADDRESS);
