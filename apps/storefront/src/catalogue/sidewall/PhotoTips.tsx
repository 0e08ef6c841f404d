import styles from './SimpleSnap.module.css';

const TIPS = [
  'Fill the frame with the row that starts like 225/65R17.',
  'Hold the phone straight in front of the tire, not from above.',
  'Wipe off dirt. Chalk or a damp cloth over the letters helps most.',
  'Light from the side shows raised letters best; a direct flash hides them.',
];

/** Tips for the next photo, where nobody knows what was wrong with this one. */
export const PhotoTips = () => (
  <ul className={styles.tips}>
    {TIPS.map((tip) => (
      <li key={tip}>{tip}</li>
    ))}
  </ul>
);
