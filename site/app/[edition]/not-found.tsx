import { NotFoundScreen } from "../../features/status/NotFoundScreen";
import { DEFAULT_LANG } from "../../i18n/languages";

/** An address that the proxy would not have made: the only 404 that is not told its language. */
export default function NotFound() {
  return <NotFoundScreen edition={{ lang: DEFAULT_LANG }} />;
}
