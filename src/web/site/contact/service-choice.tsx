// The quote form's services as chips to choose one from.

export interface ServiceChoiceProps {
  id: string;
  services: readonly string[];
  chosen: string | undefined;
  error: string | undefined;
}

export function ServiceChoice({ id, services, chosen, error }: ServiceChoiceProps) {
  return (
    <fieldset
      className="service-choice"
      data-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="field-label">Service *</legend>
      <div className="service-choices">
        {services.map((service) => (
          <label key={service} className="service-chip">
            <input type="radio" name="service" value={service} defaultChecked={service === chosen} required />
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
