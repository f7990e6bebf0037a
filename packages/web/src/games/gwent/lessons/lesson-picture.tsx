import { useGame } from "../../../kits/use-game.ts";
import { CardFace } from "../card/card-face.tsx";
import styles from "./lesson-picture.module.css";

/** Cards that one meets in each lesson. */
const CARDS: Readonly<Record<string, readonly string[]>> = {
  rounds: ["dennis-cranmer", "letho-of-gulet", "vesemir"],
  weather: ["yaevinn", "biting-frost", "draug"],
  abilities: ["thaler", "dun-banner-medic", "decoy"],
  leaders: ["catapult", "foltest-the-siegemaster", "fiend"],
};

/** Three cards of the lesson, held like a hand. */
export default function LessonPicture({ lesson }: { readonly lesson: string }) {
  const { say } = useGame("gwent");
  return (
    <div className={styles.fan}>
      {CARDS[lesson]?.map((id) => (
        <span key={id}>
          <CardFace id={id} size="strip" name={say({ key: `card.${id}` })} />
        </span>
      ))}
    </div>
  );
}
