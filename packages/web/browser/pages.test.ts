import { PAGES } from "./screens/pages.ts";
import { testScreens } from "./stage/screen-test.ts";

testScreens(PAGES);
