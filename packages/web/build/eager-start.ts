import type { Plugin } from "vite";

/**
 * Nearly all of the start runs at once. Browsers that understand this line compile such a file whole, aside from the
 * page's thread, and keep it so, instead of function by function as each is called. It must be the very first.
 */
const WHOLE = "//# allFunctionsCalledOnLoad\n";

export function eagerStart(): Plugin {
  return {
    name: "eager-start",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.name === "start") file.code = WHOLE + file.code;
      },
    },
  };
}
