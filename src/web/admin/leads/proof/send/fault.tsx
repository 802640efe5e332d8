// What is wrong with a field, under it.
export const Fault = ({ id, text }: { id: string; text: string | undefined }) =>
  text === undefined ? null : (
    <span className="field-error" id={id} role="alert">
      {text}
    </span>
  );
