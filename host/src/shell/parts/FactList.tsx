/** Short facts in one line, each in its own direction. */
export const FactList = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact, place) => (
    <span key={fact}>
      {place > 0 && ' · '}
      <bdi>{fact}</bdi>
    </span>
  ));
