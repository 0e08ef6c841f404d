/** Short names of makes; keys and values as one word without spaces. */
export const MAKE_SHORT_NAMES: Readonly<Record<string, string>> = {
  chevy: 'Chevrolet',
  chev: 'Chevrolet',
  vw: 'Volkswagen',
  volks: 'Volkswagen',
  merc: 'Mercedes-Benz',
  mercs: 'Mercedes-Benz',
  mercedes: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
  mb: 'Mercedes-Benz',
  bimmer: 'BMW',
  beemer: 'BMW',
  beamer: 'BMW',
  caddy: 'Cadillac',
  caddie: 'Cadillac',
  subie: 'Subaru',
  subi: 'Subaru',
  mitsu: 'Mitsubishi',
  jag: 'Jaguar',
  lambo: 'Lamborghini',
  alfa: 'Alfa Romeo',
  aston: 'Aston Martin',
  rolls: 'Rolls-Royce',
  rover: 'Land Rover',
  olds: 'Oldsmobile',
  infinity: 'Infiniti',
  dodgeram: 'Ram',
};

export interface ModelShortName {
  readonly shortName: string;
  readonly make: string;
  readonly model: string;
  /** The word also names a trim or package, so it stays in the trim text: Raptor, Z06. */
  readonly isTrim: boolean;
}

const named = (make: string, model: string, ...shortNames: string[]): readonly ModelShortName[] =>
  shortNames.map((shortName) => ({ shortName, make, model, isTrim: false }));

const trimOf = (make: string, model: string, ...shortNames: string[]): readonly ModelShortName[] =>
  shortNames.map((shortName) => ({ shortName, make, model, isTrim: true }));

/** Short names of models; several models may share one. */
export const MODEL_SHORT_NAMES: readonly ModelShortName[] = [
  ...named('Chevrolet', 'Corvette', 'vette'),
  ...named('Ford', 'Mustang', 'stang'),
  ...named('Ford', 'Thunderbird', 'tbird'),
  ...named('Ford', 'Crown Victoria', 'crownvic'),
  ...named('Ford', 'F-250 Super Duty', 'f250', 'superduty'),
  ...named('Ford', 'F-350 Super Duty', 'f350'),
  ...named('Ford', 'Transit-150', 'transit'),
  ...named('Ford', 'F-450 Super Duty', 'f450'),
  ...named('Chevrolet', 'Silverado 1500', '1500', 'silverado'),
  ...named('Chevrolet', 'Silverado 2500 HD', '2500', '2500hd'),
  ...named('Chevrolet', 'Silverado 3500 HD', '3500', '3500hd'),
  ...named('Chevrolet', 'C/K 1500', 'c1500', 'k1500'),
  ...named('GMC', 'Sierra 1500', '1500', 'sierra'),
  ...named('GMC', 'Sierra 2500 HD', '2500', '2500hd'),
  ...named('GMC', 'Sierra 3500 HD', '3500', '3500hd'),
  ...named('Mazda', 'MX-5 Miata', 'mx5', 'miata'),
  ...named('Mitsubishi', 'Lancer Evolution', 'evo', 'lancerevo'),
  ...named('Volkswagen', 'Beetle', 'bug'),
  ...named('Oldsmobile', 'Cutlass', 'cutty'),
  ...named('Land Rover', 'Range Rover Sport', 'rrs'),
  ...named('Ram', '1500', 'ram'),
  ...trimOf('Chevrolet', 'Corvette', 'z06', 'zr1', 'stingray'),
  ...trimOf('Ford', 'Mustang', 'gt500', 'gt350'),
  ...trimOf('Ford', 'F-150', 'raptor'),
  ...trimOf('Jeep', 'Wrangler', 'rubicon', 'sahara'),
  ...trimOf('Subaru', 'WRX', 'sti'),
  ...trimOf('Porsche', '911', 'carrera'),
  ...trimOf('Chrysler', '300', '300c', '300s'),
];
