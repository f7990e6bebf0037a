/* Finishes fifty games in a row in a real browser, with Play again, reloads and closed pages: npm run kept */
process.env.MEDALLION_KEPT_GAMES ??= "50";
process.argv.push("kept.test.ts");
await import("./browser.ts");
