import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { download } from "../../sharing/download.ts";
import { CallForm } from "./call-form.tsx";

/** All that the server has of oneself, as a file. */
export function ExportPart() {
  const text = useText();
  return (
    <CallForm
      title={text("people.export")}
      about={text("people.export.about")}
      submit={text("people.export.go")}
      send={async () => download("medallion.json", JSON.stringify(await call("exportMe"), undefined, 2))}
    >
      {null}
    </CallForm>
  );
}
