import { routes } from "@/lib/routes";
import { NOTICE_LANGUAGES } from "@/lib/users/notice-languages";

/** Links to the notice about personal data in other languages, each by the language's own name. */
export const NoticeLanguages = () =>
  Object.entries(NOTICE_LANGUAGES).map(([language, name]) => (
    <a
      key={language}
      href={`${routes.privacy}#${language}`}
      lang={language}
      target="_blank"
      rel="noopener"
      className="link mr-3"
    >
      {name}
    </a>
  ));
