// What stands in place of the list where the filters leave nothing of it.

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <>
      <p>No lead matches.</p>
      <button type="button" className="button mt-3" onClick={onClear}>
        Clear search and filters
      </button>
    </>
  );
}
