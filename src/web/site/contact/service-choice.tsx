// The quote form's services as chips to choose one from.

export interface ServiceChoiceProps {
  id: string;
  services: readonly string[];
  chosen: string | undefined;
  error: string | undefined;
  autoFocus: boolean;
}

export function ServiceChoice({ id, services, chosen, error, autoFocus }: ServiceChoiceProps) {
  return (
    <fieldset
      className="m-0 grid min-w-0 gap-1.5 border-0 border-ink border-t-2 px-(--cell) py-4.5"
      aria-describedby={error && `${id}-error`}
    >
      {/* Out of the border on which a legend stands. */}
      <legend className="field-label float-left mb-1.5 p-0">Service *</legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(max(190px,30%),1fr))] gap-2.5 max-phone:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {services.map((service, i) => (
          <label
            key={service}
            className={`service-chip flex min-h-12 cursor-pointer items-center gap-3 border-2 px-3 py-1.5 font-bold leading-[1.2] max-phone:gap-2 max-phone:px-2 max-phone:text-small ${error ? 'border-error' : ''}`}
          >
            <input
              {...(i === 0 && { id, autoFocus })}
              type="radio"
              name="service"
              value={service}
              defaultChecked={service === chosen}
              required
            />
            {service}
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
