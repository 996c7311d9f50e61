import { Figures } from "@/components/ui/figures";
import { Link } from "@/components/ui/link";
import { SITE_PAGES } from "@/lib/addresses/site-pages";

const PATH = /(\/[a-z]+\/[a-z-]+)/;
const isOurs = (text: string) => SITE_PAGES.some(({ path }) => path === text);

/** An answer as its editors wrote it; the address of a page of ours in it ("/tools/loan-offer") is a link. */
export const Answer = ({ text }: { text: string }) =>
  text.split(PATH).map((piece, index) =>
    isOurs(piece) ? (
      <Link key={index} href={piece} className="link">
        {piece}
      </Link>
    ) : (
      piece && <Figures key={index} text={piece} />
    ),
  );
