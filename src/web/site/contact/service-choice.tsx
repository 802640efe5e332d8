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
      className="service-choice"
      data-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="field-label">Service *</legend>
      <div className="service-choices">
        {services.map((service, i) => (
          <label key={service} className="service-chip">
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
