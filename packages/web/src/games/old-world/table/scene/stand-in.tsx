import { useTable } from "../../sight/table-context.ts";

/** Until the real surfaces are there. */
export function PlainScene() {
  const { sight, ways } = useTable();
  const spots = new Map(
    ways.flatMap(({ from, to, choice }) => [from, ...to].map((spot) => [spot, choice] as const)),
  );
  return (
    <section style={{ overflow: "auto", height: "100%", background: "#cdb98e", color: "#000" }}>
      {sight.view.readings.map(({ story }) => (
        <p key={story}>{sight.scene.say({ key: `story.${story}.intro` })}</p>
      ))}
      {[...spots].map(([spot, choice]) =>
        spot === undefined ? null : (
          <button key={spot} type="button" data-spot={spot} data-nav="">
            {spot}:{" "}
            {sight.choices[choice] === undefined
              ? ""
              : sight.scene.say(sight.scene.kit.game.describeChoice(sight.choices[choice]))}
          </button>
        ),
      )}
    </section>
  );
}
export const StoryPage = PlainScene;
