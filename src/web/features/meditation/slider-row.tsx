interface Props {
  name: string;
  label: string;
  /** Value in words. */
  shown: string;
  max: number;
  defaultValue: number;
}

/** The label is for the slider alone: one around both would name what is shown, too. */
export const SliderRow = ({ name, label, shown, ...range }: Props) => (
  <div className="row">
    <label htmlFor={name}>{label}</label>
    <input id={name} type="range" name={name} min={0} aria-valuetext={shown} {...range} />
    <output htmlFor={name}>{shown}</output>
  </div>
);
