// Any unknown path.

export function NotFoundPage() {
  return (
    <div className="page page-short">
      <p className="kicker">404, a misprint</p>
      <h1 className="section-title">Page Not Found</h1>
      <p className="lede">There is nothing at this address. It may have moved, or the link has a typo.</p>
      <div className="button-row">
        <a className="button button-action" href="/">
          Back to the start
        </a>
        <a className="button" href="/services">
          See our services
        </a>
      </div>
    </div>
  );
}
