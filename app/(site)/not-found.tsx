import { NotFoundScreen } from "@/components/site/not-found-screen";

export default function NotFound() {
  return <NotFoundScreen />;
}
