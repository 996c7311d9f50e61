/** The modals' code, fetched on the first sign of interest: public pages stay light without it. */
export const loadModal = {
  login: () => import("./login-modal"),
  signup: () => import("./signup-modal"),
  apply: () => import("@/components/lead/apply-modal"),
};
