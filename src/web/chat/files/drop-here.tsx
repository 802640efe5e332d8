// What the talk turns into while a file is held over the page.
export const DropHere = () => (
  <div className="drop-here">
    <p className="drop-title">Let it go here</p>
    <p>
      AI, EPS, SVG, PDF, PNG, JPG, PSD.
      <br />
      Vector prints sharpest.
    </p>
  </div>
);
