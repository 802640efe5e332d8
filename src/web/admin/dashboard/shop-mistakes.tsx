// Tells the owner that the last edit of the shop's facts is not in use, and why.
import './shop-mistakes.css';

export function ShopMistakes({ mistakes }: { mistakes: readonly string[] }) {
  if (mistakes.length === 0) return null;
  return (
    <section className="shop-mistakes" aria-labelledby="shop-mistakes-title">
      <h2 id="shop-mistakes-title">The shop's facts were edited and hold a mistake</h2>
      <p>The site goes on with the last good ones until this is mended:</p>
      <ul>
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </section>
  );
}
