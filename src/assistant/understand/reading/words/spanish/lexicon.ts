// Spanish words as visitors write them to a print shop, each with the English one that the readers know.
// "english: spanish spanish; english: ..."; all lower case and without accents.

import { verbForms, withPronoun } from './verbs.ts';

const list = (lines: string): [english: string, spanish: string[]][] =>
  lines
    .trim()
    .split(/;\s*/)
    .map((entry) => {
      const [english = '', spanish = ''] = entry.split(': ');
      return [english, spanish.split(' ')];
    });

/** Nouns in the singular: their plurals are found too, and stay plurals. */
const NOUNS = list(`
  shirt: camisa; tshirt: camiseta playera remera polera franela; polo: polo; hoodie: sudadera buzo;
  jersey: jersey casaca; jacket: chaqueta chamarra chompa; vest: chaleco; uniform: uniforme; apron: delantal mandil;
  hat: sombrero; cap: gorra cachucha; beanie: gorro; pants: pantalon; sock: calcetin media; scarf: bufanda;
  glove: guante; banner: lona banner manta pancarta; sign: letrero rotulo cartel anuncio aviso; flag: bandera;
  sticker: calcomania pegatina etiqueta adhesivo estampa; magnet: iman; mug: taza tasa; bottle: botella; cup: vaso;
  tumbler: tumbler termo; pen: pluma boligrafo lapicero; pencil: lapiz; keychain: llavero; bag: bolsa; tote: tote; candle: vela; plate: plato; napkin: servilleta; balloon: globo; blanket: cobija; pillow: almohada;
  backpack: mochila; towel: toalla; umbrella: paraguas sombrilla; notebook: cuaderno libreta; calendar: calendario;
  card: tarjeta; flyer: volante folleto; patch: parche; lanyard: lanyard; button: boton; gift: regalo obsequio recuerdo detalle;
  piece: pieza articulo unidad producto; pair: par; site: sitio pagina; car: carro coche auto automovil;
  van: camioneta furgoneta van; truck: camion troca; vehicle: vehiculo; trailer: remolque trailer traila; window: ventana; glass: vidrio cristal;
  wall: pared; door: puerta; people: gente; employee: empleado trabajador; student: estudiante alumno; player: jugador; kid: nino;
  child: nene; member: miembro; guest: invitado; volunteer: voluntario; adult: adulto; day: dia; week: semana;
  month: mes; year: ano; hour: hora; minute: minuto; inch: pulgada; meter: metro; centimeter: centimetro;
  yard: yarda; cent: centavo; dollar: dolar; euro: euro; peso: peso; color: color; size: talla tamano;
  logo: logo logotipo; artwork: arte; design: diseno; file: archivo; image: imagen; photo: foto; picture: dibujo;
  price: precio costo; order: pedido orden encargo; quote: cotizacion presupuesto; delivery: entrega;
  package: paquete; invoice: factura; payment: pago; question: pregunta; job: trabajo; service: servicio;
  company: empresa compania; business: negocio; shop: tienda taller; restaurant: restaurante;
  school: escuela colegio; church: iglesia; team: equipo; group: grupo; family: familia; event: evento;
  party: fiesta; wedding: boda; birthday: cumpleanos; name: nombre; surname: apellido; email: correo email mail;
  message: mensaje; phone: telefono celular movil; number: numero; call: llamada; address: direccion;
  location: ubicacion; sleeve: manga; chest: pecho; pocket: bolsillo; back: espalda atras; front: frente; side: lado;
  hundred: centenar; code: codigo; word: palabra; minimum: minimo; discount: descuento; deposit: deposito;
  date: fecha; rain: lluvia; boss: jefe; owner: dueno; manager: gerente encargado supervisor; human: humano; someone: alguien;
  robot: robot bot; machine: maquina; computer: computadora; water: agua; weather: clima;
  employee: mesero cocinero obrero ayudante vendedor chofer; coach: entrenador; teacher: maestro maestra profesor profesora profe; client: cliente;
  brand: marca; coaster: portavasos; poster: poster cartelon; tablecloth: mantel; decal: calca vinilo; tank: musculosa; uniform: filipina;
  option: opcion alternativa; domain: dominio; appointment: cita; catalog: catalogo; model: modelo; style: estilo; type: tipo;
  promotion: promocion oferta; stall: puesto puestito; food: comida; moment: momento momentito rato ratito; background: fondo;
  shade: tono; center: centro; corner: esquina; neck: cuello; zipper: cierre; daycare: guarderia kinder; temple: templo;
  parish: parroquia; choir: coro; season: temporada; game: partido; field: cancha; communion: comunion; farewell: despedida;
  party: posada; noon: mediodia; fortnight: quincena; street: calle; city: ciudad; status: estado; town: pueblo; area: zona;
  neighborhood: barrio colonia; house: casa; warehouse: bodega; office: oficina; building: edificio; floor: piso; paper: papel;
  cardboard: carton; mesh: malla; helmet: casco; boot: bota; cash: efectivo; transfer: transferencia; deposit: anticipo adelanto enganche;
  installment: abono plazo; example: ejemplo; sketch: boceto; proof: prueba; problem: problema; mistake: error; hurry: urgencia apuro;
  designer: disenador disenadora; partner: socio socia; boss: jefa patrona; secretary: secretaria; coworker: companero companera compa;
  mechanic: mecanico; plumber: plomero; painter: pintor; electrician: electricista; carpenter: carpintero; welder: soldador;
  gentleman: caballero; lady: dama; opening: apertura inauguracion; phone: telefonito; number: numerito; email: correito;
  cap: cachucha; tshirt: playerita camisetita; shirt: camisola guayabera; wristband: pulsera; weekend: finde
`);

/** Adjectives by their masculine: "-a", "-os" and "-as" are found too. */
const ADJECTIVES = list(`
  white: blanco; black: negro; red: rojo; yellow: amarillo; purple: morado; gold: dorado; silver: plateado;
  light: claro; dark: oscuro; embroidered: bordado; printed: impreso estampado; screenprinted: serigrafiado;
  personalized: personalizado; custom: customizado; small: pequeno chico; medium: mediano; new: nuevo; cheap: barato;
  expensive: caro; wrapped: rotulado; closed: cerrado; open: abierto; complete: completo; two-hundred: doscientos;
  three-hundred: trescientos; four-hundred: cuatrocientos; five-hundred: quinientos; six-hundred: seiscientos;
  seven-hundred: setecientos; eight-hundred: ochocientos; nine-hundred: novecientos; left: izquierdo; right: derecho;
  real: verdadero; other: otro; some: alguno; many: mucho tanto; few: poco; all: todo; our: nuestro; ready: listo;
  fast: rapido; late: atrasado; same: mismo; interested: interesado; quick: urgido; first: primero; second: segundo;
  third: tercero;
  stupid: tonto menso; cream: cremoso; small: chiquito; cheap: economico; centered: centrado; magnetic: magnetico;
  pretty: lindo; ugly: feo; sole: unico; little: poquito; plastic: plastico; mechanical: mecanica
`);

/** Words as they stand; plurals of what is written here with its vowel are found too. */
const WORDS = list(`
  how many: cuantos cuantas; how much: cuanto cuanta; lettering: letras;
  blue: azul azules; green: verde; gray: gris grises; brown: cafe marron marrones; pink: rosa rosado rosada;
  orange: naranja anaranjado anaranjada;
  navy: marino; burgundy: vino guinda; sky: celeste; large: grande g; small: ch; extra: extra; one: uno; two: dos; three: tres;
  four: cuatro; five: cinco; six: seis; seven: siete; eight: ocho; nine: nueve; ten: diez; eleven: once;
  twelve: doce; thirteen: trece; fourteen: catorce; fifteen: quince; sixteen: dieciseis; seventeen: diecisiete;
  eighteen: dieciocho; nineteen: diecinueve; twenty: veinte; twenty-one: veintiuno veintiun veintiuna;
  twenty-two: veintidos; twenty-three: veintitres; twenty-four: veinticuatro; twenty-five: veinticinco;
  twenty-six: veintiseis; twenty-seven: veintisiete; twenty-eight: veintiocho; twenty-nine: veintinueve;
  one-hundred: cien ciento; thirty: treinta; forty: cuarenta; fifty: cincuenta; sixty: sesenta; seventy: setenta;
  eighty: ochenta; ninety: noventa; thousand: mil; zero: cero; half: medio; people: personas; person: persona;
  xl: xg eg; xxl: xxg; xs: xch; wide: ancho ancha; meters: mts; centimeters: cms; ounce: onza onzas; format: formato formatos; credit: credito; rush: prisa; arrived: llegado llegaron llego;
  lost: perdido; damaged: danado danadas; idiot: idiota imbecil pendejo;
  stupid: estupido estupida inutil inutiles estupidos; fuck: puta mierda cabron chinga; metal: metal;
  cotton: algodon; vinyl: vinil vinilo; laminate: laminado; baseball: beisbol; soccer: futbol; family: familiar;
  reunion: reunion; weekend: finde; headwear: gorrita gorritas;
  need: nesecito nececito nesesito nesecitamos necesito necesitamos necesitaria necesitar ocupo ocupamos requiero requerimos;
  want: kiero quisira qiero quiero queremos quisiera quisieramos deseo deseamos querria quieren gustaria;
  shirts: camizas; tshirt: camiceta camicetas camizeta camizetas; foot: pie; feet: pies; dozen: docena docenas;
  are you: eres; come by: pasar; monday: lunes; tuesday: martes; wednesday: miercoles; thursday: jueves; friday: viernes;
  saturday: sabado sabados; sunday: domingo domingos; january: enero; february: febrero; march: marzo; april: abril;
  may: mayo; june: junio; july: julio; august: agosto; september: septiembre setiembre; october: octubre;
  november: noviembre; december: diciembre; christmas: navidad navidades; halloween: halloween; today: hoy;
  tomorrow: manana; yesterday: ayer; tonight: anoche; now: ahora ahorita ya actualmente; morning: madrugada;
  afternoon: tarde; evening: noche; before: antes; after: despues luego; until: hasta; for: para pa por; with: con;
  without: sin; of: de; from: desde; in: en; to: a al; and: y e; or: o u; but: pero; not: ni nunca tampoco;
  no: no nada; yes: si claro confirmo; the: el la los las lo; a: un una unos unas; this: este esta esto; these: estos estas;
  that: ese esa eso aquel que; if: cuando; my: mi mis; your: tu su sus tus; me: me; us: nos nosotros;
  you: usted ustedes te; he: ella; it: le les; i: yo; what: cual cuales; how: como; which: quien quienes;
  where: donde adonde; why: porque; very: muy; more: mas; less: menos; only: solo solamente nomas;
  also: tambien ademas; about: sobre unos; between: entre; around: aproximadamente cerca alrededor; each: cada;
  cleaning: limpieza; roofing: techos; daughter: hija; son: hijo; cousin: primo; nephew: sobrino; niece: sobrina; brother: hermano; sister: hermana; i speak: hablo; soon: pronto; data: datos;
  give: dar doy; yet: todavia aun; front: enfrente; tell me: cuentame digame dime; joke: chiste;
  kind: amable amables; write: escribir escriban escribirme; speak: hablan hablar habla hablas platicar;
  urgent: urge;  high: alto alta; long: largo larga; softball: softbol; graduation: graduacion;
  school: escolar; tournament: torneo; meeting: junta; guests: invitados; company: compania; phone: cel;
  maybe: quiza quizas talvez; here: aqui aca; there: ahi alli alla; is: es esta sea fuera;
  are: son estan seran; thread: hilo hilos; done: hecho hecha hechos hechas; made: hizo hice hicieron hicimos; any: ningun ninguna; something: algo; was: fue era; am: estoy; will: sera; have: tengo tenemos tener hay haya;
  do you have: tienen tiene tienes; got: tenia; looking: busco buscamos buscando; can i: puedo; can we: podemos;
  can you: pueden puede puedes; could you: podria podrian podrias; do you make: hacen haces;
  do you offer: ofrecen ofrece; do you sell: venden vende; do you accept: aceptan acepta; do: hace hacemos;
  make: hacer hagan haga haganlo; print: imprimir imprimirian estampar; do you print: imprimen imprime estampan;
   screenprinting: serigrafia; do you embroider: bordan; wrap: rotular rotulacion forrar;
  do you wrap: rotulan; 
  shipping: envio envios;
   help: ayuda; 
  instructions: instrucciones; rules: reglas; free: gratis; so: tan;
  salon: salon; show: muestra muestrame muestreme; sample: muestras;  do you deliver: entregan;
  do you ship: envian; 
  cost: cuesta cuestan costaria costarian valen sale salen costar saldria; do you charge: cobran; talk: conversar;
  contact: contacto; reach: comunicarme; ask: preguntar; know: saber;
  get: recibir obtener; spend: gastar gasto; pick: recoger; pay: pagar; change: cambiar cambie cambia cambialo cambielo;
    actually: mejor realidad; instead: lugar vez;
  wrong: incorrecto equivocado mal; business: negocio; correct: correcto exacto; correction: perdon perdona disculpe;
  thanks: gracias; hello: hola; goodbye: adios chao chau; please: porfa; ok: okey vale; perfect: perfecto;
  great: genial excelente; regards: saludos atte atentamente cordialmente; good: bueno buena buenos buenas bien; i am: soy; we are: somos; at: arroba; dot: punto;
  dash: guion; underscore: guionbajo; ext: extension; asap: urgente; work: trabajo trabajamos; spanish: espanol;
  english: ingles; turnaround: demora demoran tardan tarda tardaria tardarian; do you open: abren abre;
  do you close: cierran cierra; hours: horario horarios; located: ubicados ubicado quedan; websites: paginas;
  turquoise: turquesa; fuchsia: fucsia; cream: crema; lavender: lila; beige: beis; khaki: caqui; gold: oro; coral: coral;
  fuck: pinche chingada chinguen; trash: basura porqueria mugre; ok: dale orale arre; christmas eve: nochebuena; about: unas;
  last: ultimo ultima; early: temprano; next: entrante siguiente; 1st: primer; past: pasada; complain: quejarme queja quejas;
  army: militar; born: naci nacio nacimos; shut up: callate; friends: amigos amigas cuates; kids: chavos chamacos; want: qro; tomorrow: mñn;
  made: hicieron; gave: dieron; came out: salio salieron; came: vienen vinieron; crooked: chueco chueca torcido torcida; broke: rompio rompieron;
  torn: roto rota rotos rotas; faded: despinto despintaron despintando despinta despintan deslavo deslavando decolorando; peeling: despegando despega despegan pelando; unraveling: descosio descosieron descosiendo descosidas descosidos; cracking: cuarteando agrietando; blurry: borroso borrosa; stained: manchado manchada;
  missing: faltan faltaron; refund: reembolso; wrong: equivocada; spelled: escrito escrita;
  man: hombre; men: hombres varones caballeros; woman: mujer; women: mujeres damas; boys: muchachos; girls: muchachas;
  measures: mide miden; last: dura duran durar durara; rest: resto; light: luz luces; for the: pal;
  would be: estaria estarian; do you put: ponen pones; would you have: tendrian tendria tendrias; digitize: digitalizar digitalizan ponchar ponchan;
  digitizing: digitalizacion ponchado ponche;
  well: pues; then: entonces; nobody: nadie; depends: depende; pending: pendiente; none: ninguno; always: siempre;
  almost: casi; same: igual iguales; several: varios varias; both: ambos ambas; any: cualquier cualquiera;
  too much: demasiado; enough: bastante suficiente; apart: aparte; together: junto; inside: adentro; outside: afuera;
  top: arriba; bottom: abajo; on top: encima; far: lejos; slow: despacio; easy: facil; hard: dificil;
  possible: posible; impossible: imposible; half: mitad; double: doble; i think: creo pienso; said: dijo;
  they say: dicen; say: decir; know: sabe saben sabes; comes: viene; come: venir; i come: vengo;
  i go: voy; we go: vamos; go: ir; i went: fui; i see: veo; see: ver; we see: vemos; look: mira mire fijese;
  hey: oye oiga oigan; like: gusta; pleasure: gusto; love: encanta; matters: importa; dad: papa; mom: mama;
  wife: esposa; husband: esposo; grandfather: abuelo; grandmother: abuela; mother-in-law: suegra;
  father-in-law: suegro; friend: comadre compadre; girlfriend: novia; boyfriend: novio; baby: bebe; baptism: bautizo;
  quinceanera: quinceanera; funeral: velorio entierro; retreat: retiro; conference: congreso; campaign: campana;
  fair: feria kermes; anniversary: aniversario; crew: cuadrilla; championship: campeonato; league: liga;
  round: redondo redonda; square: cuadrado cuadrada; simple: sencillo sencilla; nice: bonito bonitas;
  thick: grueso gruesa; thin: delgada; mixed: mezclado mezclada combinado combinada revuelto revueltas;
  assorted: surtido surtida variado; different: distinto distinta diferente; us: nosotras; they: ellos ellas;
  mine: mio; yours: suyo suya; while: mientras; although: aunque; even: incluso; except: excepto; quality: calidad;
  fabric: tela; size: medida; sizes: medidas; tailgate: batea; hood: cofre; be: ser; been: sido; have: haber;
  was: habia; will be: habra; now: orita ahorititas; yesterday: antier; soon: lueguito; aluminum: lamina aluminio;
  wood: madera; ink: tinta; inks: tintas; kids: hijos; godson: ahijado; goddaughter: ahijada; godfather: padrino;
  godmother: madrina; question: duda; questions: dudas; information: informacion informes; blessings: bendiciones;
  bless: bendiga; god: dios; i mean: digo; young: joven jovenes;
  please: porfavor plis; happy: feliz felices; hello: ola; thanks: grax grasias;
  worse: peor; bigger: mayor mayores; smaller: menor menores; others: demas; quickly: rapidito prontito; never: jamas; occasions: veces;
  reflective: reflejante reflejantes reflectivo reflectivos; seems: parece parecen parecio pareceria;
  understand: entiendo entiende entienden entendi entender entendido; works: sirve sirven sirvio funciona funcionan jala jalan;
  ended: quedo quedaron; would be: quedaria quedarian quedara; should: debo debe deben deberia debemos; can: pude pudo pudiera pudieran poder;
  says: dice; said: dicho dijeron; saying: diciendo; i do: hago; would do: haria harian; will do: haran; goes: vaya vayan; went: iba iban;
  gives: damos; giving: dando; come: venga vengan; i leave: salgo; put: puse puso pusieron; thinks: cree creen piensa; thought: creia pensaba;
  thinking: pensar pensando; live: vivo vive viven vivimos; we open: abrimos; likewise: igualmente; careful: cuidese cuidate;
  great: buenisimo chido; thus: asi; rather: sino; barely: apenas; perhaps: acaso; raise: subir subirle; lower: bajar bajarle bajen;
  afford: alcanza alcanzan; would come by: pasaria; book: agendar agenden agenda; can you: podran
`);

const RUDE: ReadonlySet<string> = new Set(['stupid', 'idiot', 'fuck', 'trash', 'shut up']);
const VERB_FORMS: ReadonlyMap<string, string> = new Map(verbForms());

/** English by the Spanish word, in all its forms but those of verbs with a pronoun. */
export const LEXICON: ReadonlyMap<string, string> = makeLexicon();

/** The words that are known through a typing error: verbs have too many forms for that, and nobody is rude by a slip. */
export const MENDED: readonly string[] = [...LEXICON].flatMap(([word, english]) =>
  VERB_FORMS.has(word) || RUDE.has(english) ? [] : [word],
);

/** The English for a Spanish word, lower case and without accents: "camisetas" is "tshirts", "llamenme" is "call me". */
export const englishOf = (word: string): string | undefined =>
  LEXICON.get(word) ?? withPronoun(word, (verb) => VERB_FORMS.get(verb));

function makeLexicon(): ReadonlyMap<string, string> {
  const lexicon = new Map<string, string>();
  const add = (spanish: string, english: string) => {
    if (!lexicon.has(spanish)) lexicon.set(spanish, english);
  };
  for (const [english, spanish] of WORDS)
    for (const word of spanish) {
      add(word, english);
      if (/[aeou]$/.test(word) && word.length > 4) add(`${word}s`, english);
    }
  for (const [english, spanish] of ADJECTIVES)
    for (const word of spanish)
      for (const ending of ['o', 'a', 'os', 'as']) add(word.replace(/os?$/, ending), english);
  for (const [english, spanish] of NOUNS)
    for (const word of spanish) {
      add(word, english);
      add(pluralOf(word), /(?:ch|sh|x)$/.test(english) ? `${english}es` : `${english}s`);
    }
  for (const [spanish, english] of VERB_FORMS) add(spanish, english);
  return lexicon;
}

function pluralOf(word: string): string {
  return /[aeiou]$/.test(word) ? `${word}s` : `${word.replace(/z$/, 'c')}es`;
}
