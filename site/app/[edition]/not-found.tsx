import { StatusScreen } from "../../features/status/StatusScreen";
import { DEFAULT_LANG } from "../../i18n/languages";

/** A page that vanished between the proxy's question and its rendering: the only 404 that is not told its language. */
export default function NotFound() {
  return <StatusScreen edition={{ lang: DEFAULT_LANG }} status={404} />;
}
