import { TABLES } from "./screens/tables.ts";
import { testScreens } from "./stage/screen-test.ts";

testScreens(TABLES);
