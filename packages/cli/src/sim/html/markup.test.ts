import { expect, test } from "vitest";
import { html } from "./markup.ts";

test("strings are escaped, pieces stay as they are, lists follow each other", () => {
  const items = ["<b>", `"'&`].map((each) => html`<li title="${each}">${each}</li>`);
  expect(html`<ul>${items}${undefined}${3}</ul>`.text).toBe(
    '<ul><li title="&lt;b&gt;">&lt;b&gt;</li><li title="&quot;&#39;&amp;">&quot;&#39;&amp;</li>3</ul>',
  );
});
