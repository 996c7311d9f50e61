import { routes } from "@/lib/routes";

/** What a scheme's card is called on its lender's page. */
export const schemeAnchor = (schemeId: string) => `scheme-${schemeId.slice(schemeId.indexOf(".") + 1)}`;

/** Where a scheme stands on its lender's page. */
export const schemeAddress = (lenderId: string, schemeId: string) =>
  `${routes.lender(lenderId)}#${schemeAnchor(schemeId)}`;
