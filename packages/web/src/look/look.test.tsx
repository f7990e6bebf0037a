import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Choice } from "./choice.tsx";
import { Empty } from "./empty.tsx";
import { Field } from "./field.tsx";
import { Notice } from "./notice.tsx";
import { Row, Rows } from "./rows.tsx";
import { Plate, Sheet } from "./surface.tsx";
import { Switch } from "./switch.tsx";
import { Tabs } from "./tabs.tsx";

const nothing = () => {};

test("a choice is a named group of radio buttons, one of them taken", () => {
  const options = [
    { value: "a", label: "One" },
    { value: "b", label: "Other" },
  ];
  const markup = renderToStaticMarkup(
    <Choice label="Which" options={options} value="b" onChange={nothing} />,
  );
  expect(markup).toContain("<legend>Which</legend>");
  expect(markup.match(/type="radio"/g)).toHaveLength(2);
  expect(markup.match(/checked=""/g)).toHaveLength(1);
  expect(markup.indexOf('checked=""')).toBeGreaterThan(markup.indexOf("One"));
});

test("a field's label and description belong to what is filled in; a fault is said at once", () => {
  const field = (error?: string) =>
    renderToStaticMarkup(
      <Field label="Name" hint="As you like" error={error}>
        {(id, described) => <input id={id} aria-describedby={described} />}
      </Field>,
    );
  const [, id] = /<label for="([^"]+)"/.exec(field()) ?? [];
  expect(field()).toContain(`<input id="${id}"`);
  expect(field()).toContain("As you like");
  expect(field()).not.toContain("alert");
  expect(field("Too long")).toMatch(/role="alert"[^>]*>Too long/);
});

test("a fault is an alert, other news are not", () => {
  expect(renderToStaticMarkup(<Notice tone="bad">No</Notice>)).toContain('role="alert"');
  expect(renderToStaticMarkup(<Notice>Well</Notice>)).toContain('role="status"');
});

test("tabs name the panel they show, and only the shown one is reached by Tab", () => {
  const tabs = [
    { id: "a", label: "Here" },
    { id: "b", label: "There" },
  ] as const;
  const markup = renderToStaticMarkup(
    <Tabs label="Lists" tabs={tabs} shown="b" onShow={nothing}>
      inside
    </Tabs>,
  );
  const [, shown] = /id="([^"]+)" aria-selected="true"/.exec(markup) ?? [];
  expect(markup).toContain(`aria-labelledby="${shown}"`);
  expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
});

test("surfaces say what they are made of, and what stands on them reads its colours from there", () => {
  expect(renderToStaticMarkup(<Plate as="section">x</Plate>)).toMatch(/^<section data-surface="plate"/);
  expect(renderToStaticMarkup(<Sheet>x</Sheet>)).toMatch(/^<div data-surface="sheet"/);
});

test("rows are a list, an empty place says what would be there, a switch has its name and what it does", () => {
  const rows = renderToStaticMarkup(
    <Rows label="Tables">
      <Row title="One" about="of two" />
    </Rows>,
  );
  expect(rows).toMatch(/^<ul [^>]*aria-label="Tables"><li/);
  expect(renderToStaticMarkup(<Empty title="Nothing yet" />)).toContain("Nothing yet");
  const lever = renderToStaticMarkup(<Switch label="Sound" about="Wood" checked onChange={nothing} />);
  const [, about] = /aria-describedby="([^"]+)"/.exec(lever) ?? [];
  expect(lever).toContain(`id="${about}"`);
});
