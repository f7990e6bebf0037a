import type { Say } from "@medallion/kernel";
import { type ActionCard, COMPONENTS, type Condition, type Result } from "@medallion/ronin/data";
import { CHARACTERS, COLOURS, cardName, characterName, LAST_XP, SYMBOLS } from "@medallion/ronin/pages";
import type { ReactNode } from "react";
import {
  ABILITY_STATES,
  AbilityMark,
  AbilityZoom,
  AllianceBoard,
  AllianceMark,
  BannerMark,
  BonusMark,
  CardBack,
  CardFace,
  CardZoom,
  ChapterCard,
  CharacterFace,
  ConditionMark,
  CrestMark,
  CupMark,
  DeckMark,
  EmblemMark,
  ExperienceTrack,
  type FaceSize,
  HandMark,
  IdleMark,
  InitiativeCard,
  LostMark,
  PartnerMark,
  PickSeal,
  PostMark,
  PotMark,
  ResultMark,
  RingsMark,
  SymbolMark,
  TeaMark,
  VpMark,
  WORTHS,
  XpMark,
} from "../../src/games/ronin/card/index.ts";
import styles from "./gallery.module.css";

const { action, starting, abilities, boards, sideA, sidesB, chapters } = COMPONENTS;
const PAIR = ["M", "D"] as const;
const CARDS = [...action, ...starting];
const DIRECTIONS = ["LEFT", "RIGHT"] as const;

/** Every condition and every result that some card has, once. */
const EFFECTS = CARDS.flatMap(({ effect }) => (effect === undefined ? [] : [effect]));
const CONDITIONS = firstOf(EFFECTS.map(({ condition }): Condition => condition));
const RESULTS = firstOf(EFFECTS.map(({ result }): Result => result));

function firstOf<Part extends { readonly k: string }>(parts: readonly Part[]): readonly Part[] {
  return [...new Map(parts.toReversed().map((part) => [part.k, part])).values()].toReversed();
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} id={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** All faces at all sizes, and whatever else is drawn. */
export function Gallery({ say }: { readonly say: Say }) {
  const named = (row: ActionCard): string => say(cardName(row.id));
  const faces = (
    rows: readonly ActionCard[],
    size: FaceSize,
    more: Partial<Parameters<typeof CardFace>[0]> = {},
  ) => (
    <div className={styles.row}>
      {rows.map((row) => (
        <div key={row.id} className={styles[size]}>
          <CardFace row={row} size={size} name={named(row)} {...more} />
        </div>
      ))}
    </div>
  );
  const nth = (step: number): readonly ActionCard[] => CARDS.filter((_, place) => place % step === 0);
  return (
    <main className={styles.gallery}>
      <h1>Ronin</h1>
      <Part name="zoom">
        <div className={styles.row}>
          {nth(9).map((row) => (
            <div key={row.id} className={styles.zoom}>
              <CardZoom row={row} name={named(row)} say={say} active={PAIR} onRule={() => undefined} />
            </div>
          ))}
        </div>
      </Part>
      <Part name="hand">{faces(CARDS, "hand", { active: PAIR })}</Part>
      <Part name="states">
        {faces(nth(11), "hand", { active: PAIR, covered: 7 })}
        {faces(nth(11), "hand", { active: PAIR, resolved: true })}
        {faces(nth(11), "strip", { active: PAIR, covered: 5, resolved: true })}
        {faces(nth(11), "strip", { active: PAIR, state: "fresh" })}
        {faces(nth(11), "strip", { active: PAIR, state: "rubbing" })}
        <div className={styles.row}>
          <div className={styles.hand}>
            <CardBack />
          </div>
          <div className={styles.strip}>
            <CardBack />
          </div>
          <div className={styles.tile}>
            <CardBack />
          </div>
        </div>
      </Part>
      <Part name="strip">
        {faces(action, "strip")}
        {faces(starting, "strip", { active: PAIR })}
      </Part>
      <Part name="tile">
        {faces(CARDS, "tile", { active: PAIR })}
        {faces(nth(5), "tile", { active: PAIR, covered: 5 })}
      </Part>
      <Part name="language">
        <div className={styles.icons}>
          {CONDITIONS.map((condition) => (
            <figure key={condition.k}>
              <ConditionMark condition={condition} />
              <figcaption>{condition.k}</figcaption>
            </figure>
          ))}
          {RESULTS.map((result) => (
            <figure key={result.k}>
              <ResultMark result={result} active={result.k === "R7" ? PAIR : undefined} />
              <figcaption>{result.k}</figcaption>
            </figure>
          ))}
        </div>
      </Part>
      <Part name="marks">
        <div className={styles.marks}>
          {WORTHS.flatMap((worth) =>
            SYMBOLS.map((symbol) => <SymbolMark key={symbol + worth} symbol={symbol} worth={worth} />),
          )}
          <SymbolMark symbol="C" lost />
          <IdleMark />
          <LostMark />
          {DIRECTIONS.map((direction) => (
            <PostMark key={direction} direction={direction} />
          ))}
          {SYMBOLS.map((symbol) => (
            <PostMark key={symbol} direction="LEFT" symbol={symbol} />
          ))}
          {DIRECTIONS.map((direction) => (
            <TeaMark key={direction} direction={direction} />
          ))}
          <TeaMark direction="LEFT" lost />
          {COLOURS.map((colour) => (
            <CrestMark key={colour} colour={colour} />
          ))}
          <XpMark value={7} />
          <XpMark value={12} />
          <VpMark value={9} />
          <VpMark value={31} />
          <AllianceMark />
          <PickSeal value={1} />
          <PickSeal value={2} />
          <CupMark />
          <PotMark />
          <HandMark />
          <DeckMark />
          <PartnerMark />
          <RingsMark />
          {ABILITY_STATES.map((state) => (
            <AbilityMark key={state} slot={3} state={state} of="ciri" />
          ))}
          {Object.values(sidesB[0]?.bonuses ?? {}).map((bonus) => (
            <BonusMark key={bonus.k + JSON.stringify(bonus)} bonus={bonus} />
          ))}
        </div>
        <div className={[styles.marks, styles.small].join(" ")}>
          {WORTHS.flatMap((worth) =>
            SYMBOLS.map((symbol) => <SymbolMark key={symbol + worth} symbol={symbol} worth={worth} />),
          )}
          <XpMark value={12} />
          <VpMark value={31} />
          {CHARACTERS.map((character) => (
            <EmblemMark key={character} character={character} />
          ))}
        </div>
      </Part>
      <Part name="characters">
        <div className={styles.row}>
          {boards.map(({ character, thresholds }) => (
            <div key={character} className={styles.hand}>
              <CharacterFace
                character={character}
                name={say(characterName(character))}
                thresholds={thresholds}
              />
            </div>
          ))}
        </div>
        <div className={styles.marks}>
          {CHARACTERS.map((character) => (
            <span key={character}>
              <EmblemMark character={character} /> <BannerMark character={character} />
            </span>
          ))}
        </div>
      </Part>
      <Part name="abilities">
        <div className={styles.row}>
          {abilities.map((row, place) => (
            <div key={row.id} className={styles.zoom}>
              <AbilityZoom row={row} say={say} state={ABILITY_STATES[place % 4]} onRule={() => undefined} />
            </div>
          ))}
        </div>
      </Part>
      <Part name="chapters">
        <div className={styles.row}>
          {chapters.map((row, place) => (
            <div key={row.id} className={styles.hand}>
              <ChapterCard row={row} pair={place % 4 === 3 ? undefined : place % 4} />
            </div>
          ))}
          {chapters.slice(0, 2).map((row) => (
            <div key={row.id} className={styles.hand}>
              <InitiativeCard row={row} nameOf={(character) => say(characterName(character))} />
            </div>
          ))}
        </div>
      </Part>
      <Part name="boards">
        <div className={styles.row}>
          {[sideA, ...sidesB].map((row, place) => (
            <div key={row.id} className={styles.board}>
              <AllianceBoard
                form="hanging"
                row={row}
                marker={place * 2}
                goal={place * 2 + 2}
                direction={place % 2 === 0 ? "LEFT" : "RIGHT"}
                partner={CHARACTERS[place]}
                title={say(characterName(CHARACTERS[place] ?? "ciri"))}
              />
            </div>
          ))}
        </div>
        {DIRECTIONS.map((direction) => (
          <div key={direction} className={styles.lying}>
            <AllianceBoard form="lying" row={sideA} marker={6} direction={direction} goal={8} />
            <AllianceBoard form="bar" row={sidesB[4] ?? sideA} marker={3} direction={direction} />
          </div>
        ))}
      </Part>
      <Part name="experience">
        {boards.slice(0, 2).map((row, place) => (
          <div key={row.character} className={styles.lying}>
            <ExperienceTrack
              row={row}
              last={LAST_XP}
              xp={place === 0 ? 6 : LAST_XP}
              gold={place === 0 ? -1 : 4}
            />
          </div>
        ))}
      </Part>
    </main>
  );
}
