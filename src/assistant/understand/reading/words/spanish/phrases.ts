// Spanish phrases that cannot be put into English word by word. "spanish = english", a word for each word: "my+name" is
// two of English for one of Spanish, "-" a word that drops out.

interface Phrase {
  spanish: string[];
  english: string[];
}

/** By their first word, longest first. */
function phrases(lines: string): ReadonlyMap<string, Phrase[]> {
  const all = lines
    .trim()
    .split(/;\s*/)
    .map((entry): Phrase => {
      const [spanish = '', english = ''] = entry.split(' = ');
      return {
        spanish: spanish.split(' '),
        english: english.split(' ').map((word) => (word === '-' ? '' : word.replaceAll('+', ' '))),
      };
    })
    .sort((a, b) => b.spanish.length - a.spanish.length);
  return Map.groupBy(all, ({ spanish }) => spanish[0] ?? '');
}

/** By their first word, longest first. */
export const PHRASES = phrases(`
  hacen descuentos = do+you+give a+discount; hacen descuento = do+you+give a+discount; hacen envios = do+you ship;
  como se paga = how do+i pay; como hago un pedido = how do+i place+an order; se puede con urgencia = can you rush it;
  se puede urgente = can+you rush it; es sobre un pedido = it+is about an order; es sobre = it+is about; pedido grande = large order;
  playera de manga larga = long sleeve tee -; playeras de manga larga = long sleeve tees -;
  camiseta de manga larga = long sleeve tee -; camisetas de manga larga = long sleeve tees -;
  gorra de camionero = trucker hat -; gorras de camionero = trucker hats -; vaso de vidrio = pint glass -;
  vasos de vidrio = pint glasses -; vaso cervecero = pint glass; vasos cerveceros = pint glasses;
  a todo color = full color -; en full color = full color -;
  gorras de = caps -; gorra de = cap -; cachuchas de = caps -; cachucha de = cap -; de color = - -;
  dejelo como estaba = leave+it as it+was; como estaban = as they+were; como estaba = as it+was;
  ya lo recibieron = - did+you get+it; ya recibieron = did+you get; cuando me contestan = when do+you get+back+to+me;
  cuando me responden = when do+you get+back+to+me; cuando me llaman = when do+you call+me;
  cuando es lo mas pronto = how soon can+you have it; que tengo hasta ahora = what have+you+got so far;
  elimine las = remove the; elimine los = remove the; elimine el = remove the; elimine la = remove the;
  ya no quiero = - do+not want; ya no queremos = - do+not want; ya no necesito = - do+not need;
  como esta usted = how are you; como esta mi = how is my; como esta el = how is the; como esta la = how is the; como esta = how are+you;
  me llamo = my+name is; se llama = is called; mi nombre es = my name is; soy de = i+am from; trabajo en = i+work at;
  trabajo para = i+work for; trabajamos para = i+work for; de parte de = on behalf of;
  de beis = of baseball; de fut = of soccer; de fucho = of soccer;
  pasado manana = day+after tomorrow; de la manana = in the morning; por la manana = in the morning;
  en la manana = in the morning; por la tarde = in the afternoon; por la noche = in the evening;
  manana por la = tomorrow - -; fin de semana = weekend - -; fines de semana = weekends - -;
  fin de mes = end of month; cambio del = moved from+the; cambiaron del = moved from+the; movio del = moved from+the; movieron del = moved from+the; paso del = moved from+the; pasaron del = moved from+the; que termine el = - end of+the; que termine la = - end of+the; que acabe el = - end of+the; que acabe la = - end of+the; que se acabe el = - - end of+the; que se acabe la = - - end of+the; finales de mes = end of month; a finales de = - end of; fin de ano = end of year;
  fines de mes = end of month; a fines de = - end of; a mediados de = mid - -; a principios de = early - -;
  semana que viene = next week -; semana que entra = next week -; mes que viene = next month -;
  mes que entra = next month -; ano que viene = next year -; semana proxima = next week; mes proximo = next month;
  esta semana = this week; este mes = this month; que viene = - -; que entra = - -; lo antes posible = asap - -;
  lo mas pronto posible = asap - - -; tan pronto como = asap - -; cuanto antes = asap -; a mas tardar = - - by;
  docena y media = dozen and half; docenas y media = dozen and half; tengo un presupuesto = have a budget;
  mi presupuesto = my budget; nuestro presupuesto = our budget; presupuesto es = budget is; tal vez = maybe -; a lo mejor = maybe - -; me llamen = call me; solo por correo = only by email; por correo = by email;
  por telefono = by phone; solo por telefono = only by phone; que tan pronto = how - soon;
  que tan rapido = how - fast; lo pueden tener = can+you have it; los pueden tener = can+you have them;
  las pueden tener = can+you have them; lo pueden hacer = can+you make it; ustedes lo hacen = you make it; ustedes nos lo hacen = you - make it; me lo hacen = - make it; no lo tengo = not have it; no lo tenemos = not have it; las pueden hacer = can+you make them;
  no quiero dar = do+not want+to give; prefiero no dar = rather not give; hablan espanol = speak spanish;
  habla espanol = speak spanish; hablan ustedes = do+you speak; mas tardar el = by - the; antes del = before the;
  antes de = - before; despues de = - after; dia de las madres = mother's+day - - -;
  dia de la madre = mother's+day - - -; dia del padre = father's+day - -;
  dia de san valentin = valentine's+day - - -; dia de accion de gracias = thanksgiving - - - -;
  accion de gracias = thanksgiving - -; semana santa = easter -; ano nuevo = new+year's+day -;
  no hay prisa = no - rush; sin prisa = no rush; no tengo prisa = no - rush; no me urge = no - rush;
  por favor = please -; buenos dias = good morning; buen dia = good morning; buenas tardes = good afternoon;
  buenas noches = good evening; hasta luego = goodbye -; hasta pronto = goodbye -; hasta manana = goodbye -;
  nos vemos = goodbye -; muchas gracias = thank you; no gracias = no thanks; de acuerdo = all right;
  esta bien = ok -; asi es = that+is right; eso es = that+is right; por supuesto = of course;
  claro que si = of course -; todo bien = all good; media docena = half dozen; par de = couple of;
  guion bajo = underscore -; sitio web = web site; pagina web = web page; paginas web = web pages;
  paginas de internet = web pages -; pagina de internet = web page -; tienda en linea = online - store;
  correo electronico = email -; numero de telefono = phone number -; numero de celular = phone number -;
  numero de pedido = order number -; numero de orden = order number -; manga larga = long sleeve;
  vidrio de atras = back window -; vidrio trasero = back window; ventana de atras = back window -;
  ventana trasera = back window; puerta de atras = back door -; puerta trasera = back door;
  puertas de atras = back doors -; puertas traseras = back doors;
  manga corta = short sleeve; manga izquierda = left sleeve; manga derecha = right sleeve;
  pecho izquierdo = left chest; pecho derecho = right chest; lado izquierdo = left chest; al frente = front -;
  enfrente y = front and; adelante y = front and; y adelante = and front -; y atras = and back -; logo adelante = logo front; va adelante = front -; adelante nada = front only; nombre atras = name back; numero atras = number back; por delante = front -; por detras = back -; en la espalda = on the back;
  la espalda = the back; me puede llamar = can you call+me; me pueden llamar = can you call+me;
  pueden llamarme = can+you call+me; no han llegado = have not arrived; no ha llegado = has not arrived;
  no me han llegado = have not - arrived; no me ha llegado = has not - arrived; sudadera con gorro = hoodie - -;
  sudaderas con gorro = hoodies - -; sudadera con capucha = hoodie - -; sudaderas con capucha = hoodies - -;
  no esta bien = that+is not right; asi no es = that+is not right; negocio se llama = business is called; llama mi = - my;
  eso seria todo = that+is all -; que dia = what day; atras y = back and; azul marino = navy -;
  azul cielo = sky blue; azul rey = royal blue; azul claro = light blue; azul oscuro = dark blue;
  verde oscuro = dark green; verde claro = light green; gris oscuro = dark gray; gris claro = light gray;
  extra grande = extra large; extra grandes = extra large; extra chica = extra small; extra chicas = extra small;
  en vez de = - instead of; en lugar de = - instead of; en realidad = actually -; mejor que sean = actually make it;
  y si son = - what+if it+is; y si fueran = - what+if it+is; y si fuera = - what+if it+is;
  y si serian = - what+if it+is; y si seria = - what+if it+is; y si pido = - what+if we+order;
  y si pedimos = - what+if we+order; y si pidiera = - what+if we+order; y si pidieramos = - what+if we+order;
  y si hago = - what+if we+do; y si hacemos = - what+if we+do; y si hiciera = - what+if we+do;
  y si hicieramos = - what+if we+do; y si compro = - what+if we+buy; y si compramos = - what+if we+buy;
  y si quiero = - what+if we+want; y si queremos = - what+if we+want; y si quisiera = - what+if we+want;
  y si ordeno = - what+if we+order; y si ordenamos = - what+if we+order; y si llevo = - what+if we+take;
  y si llevamos = - what+if we+take; y si necesito = - what+if we+need; y si necesitamos = - what+if we+need;
  y si solo son = - what+if it+is -; y si nomas son = - what+if it+is -; y que tal = - what about;
  que sean = make it; mejor dicho = i+meant -; quise decir = i+meant -; a que hora = when - -;
  que hora abren = what+time do+you+open -; a que horas = when - -; que horario = what hours;
  en que horario = what - hours; cuanto tiempo = how+long time; cuanto tarda = how+long does+it+take;
  cuanto tardan en = how+long do+you+take to; cuanto se tardan en = how+long do+you take to;
  cuanto tarda en = how+long do+you+take to; cuanto demoran en = how+long do+you+take to;
  cuanto tardan = how+long do+you+take; cuanto se tardan = how+long do+you take;
  cuanto demoran = how+long do+you+take; cuantos dias = how+many days; en cuanto tiempo = how - long;
  para cuando = when for; cuanto cuesta = how+much is; cuanto cuestan = how+much are; cuanto cobran = how+much is;
  cuanto sale = how+much is; cuanto seria = how+much is; cuanto saldria = how+much is;
  cuanto me sale = how+much is -; cuanto me cobran = how+much is -; cuanto es = how+much is;
  cuanto por = how+much for; cuanto vale = how+much is; cuanto valen = how+much are; que precio = what price;
  a cuanto = how much; cuantas piezas = how+many pieces; pedido minimo = minimum order;
  minimo de piezas = minimum - order; cantidad minima = minimum quantity; cual es el minimo = what+is the minimum -;
  donde estan = where are+you; donde queda = where is+the+shop; donde quedan = where are+you;
  donde esta = where is+the+shop; donde se encuentran = where are you; donde puedo = where can+i;
  donde esta mi = where is my; en donde = where -; hablar con = speak with; pasar con alguien = speak with someone; pasar con el = speak with the; pasar con una = speak with a; comunicar con = speak with; con una persona = with a person;
  no van = not coming; no vienen = not coming; no vendran = not coming;
  con alguien = with someone; una persona real = a real+person -; atencion al cliente = customer service -;
  servicio al cliente = customer service -; eres un robot = are+you a robot; eres una persona = are+you a person;
  eres humano = are+you human; hablo con una = am+i talking+to a; hablo con un = am+i talking+to a;
  hablo con alguien = am+i talking+to someone; hablando con = talking+to -; estoy hablando con = am+i - talking+to;
  escribo con una = am+i talking+to a; me contesta una = am+i talking+to a; me contesta un = am+i talking+to a;
  me atiende una = am+i talking+to a; me atiende un = am+i talking+to a; esto es un = is+this - a;
  es una maquina = is+it a machine; es maquina = is+it machine; hay alguien = is+there someone; es usted un = are you a; quien eres = who are+you; como te llamas = what+is your name;
  como se llama usted = what+is your name -; que servicios = what services; que hacen = what do+you+do;
  que ofrecen = what do+you+offer; que tipo de = what kind of; hacen ustedes = do you+make;
  ustedes hacen = do+you make; pueden hacer = can+you make; pueden hacerlo = can+you make+it;
  pueden tenerlo = can+you have+it; pueden tenerlas = can+you have+them; puede ser = can be; me pueden = can you;
  me puede = can you; me podrian = could you; tienen listo = have ready; se puede = can+you -; no se = not sure;
  no estoy seguro = not sure -; no estoy segura = not sure -; no tengo logo = do+not have logo; no tengo el logo = no have the logo; no tengo un logo = no have a logo; no tenemos el logo = no have the logo;
  no tengo diseno = do+not have design; ya tengo el = i have+the -; yo tengo = i have;
  tengo el logo = i+have the logo; tengo un logo = i+have a logo; tenemos el logo = we+have the logo;
  tengo mi logo = i+have my logo; diseno de = design of; necesito un diseno = need a design; mi pedido = my order;
  mi orden = my order; mis camisetas = my shirts; estado de mi = status of my; estatus de mi = status of my;
  ya hice un = i placed an; ya esta lista = is ready -; tarjetas de presentacion = business cards -;
  letrero de patio = yard sign -; letrero de yarda = yard sign -; letreros de yarda = yard signs -;
  letrero de jardin = yard sign -; letreros de jardin = yard signs -; letreros de patio = yard signs -; vinil para = vinyl for; vinilo para = vinyl for;
  wrap para = wrap for; rotular mi = wrap my; rotulacion de = wrap -; articulos promocionales = promotional products;
  productos promocionales = promotional products; impresion de camisetas = screenprinting of shirts;
  bordados = embroidered; promocionales = promotional; mas de = more than; menos de = less than;
  menos que = less than; no mas de = no more than; por lo menos = - at least; al menos = at least;
  al rededor de = - - around; alrededor de = - around; cerca de = - around; mas o menos = - - about;
  de presupuesto = of budget; mi presupuesto es = my budget is; presupuesto maximo de = max budget of;
  mi presupuesto = my budget; nuestro presupuesto = our budget; dentro de = - within; presupuesto es = budget is;
  presupuesto maximo = max budget; una cotizacion = a quote; codigo postal = zip code; seria todo = that+is+all -;
  es todo = that+is+all -; nada mas = nothing more; otra cosa = another thing; cambio de opinion = changed my mind;
  con letras = with letters; medio ciento = fifty -; medio millar = five-hundred -; un millar = one thousand;
  las dos puertas = both doors -; ambas puertas = both doors; los dos lados = both sides -; ambos lados = both sides; los quince de = the party of; sus quince = her party; mis quince = my party; los quince anos = the party -;
  tal vez = maybe -; a lo mejor = maybe - -; de hoy en ocho = a week from today; de hoy en quince = a fortnight from today;
  de manana en ocho = a week from tomorrow; la otra semana = the next week; otro lunes = next monday; otro martes = next tuesday; otro miercoles = next wednesday; otro jueves = next thursday; otro viernes = next friday; otro sabado = next saturday; otro domingo = next sunday; otra semana = next week; semana entrante = next week; mes entrante = next month;
  proximo mes = next month; ultimo dia de = last day of; ultimo dia del = last day of+the; primer dia de = 1st day of;
  hoy mismo = today -; manana mismo = tomorrow -; manana temprano = tomorrow -; este fin = this weekend; lo mas rapido posible = asap - - -;
  con urgencia = asap -; sin apuro = no rush; no hay apuro = no - rush; no corre prisa = no - rush; cuando puedan = no rush;
  no me corre prisa = no - - rush; de aqui a = - - in; a primera hora = - - -; dia de muertos = day+of+the+dead - -;
  dia de los muertos = day+of+the+dead - - -; dia de la independencia = independence+day - - -; domingo de ramos = palm+sunday - -;
  viernes santo = good friday; sabado de gloria = holy saturday -; sabado santo = holy saturday; jueves santo = holy thursday; domingo de pascua = easter - -; pascua = easter; vispera de ano nuevo = new+year's+eve - - -;
  a nombre de = my name is; en que tiempo = how - long; no sirves para nada = you+are useless - -; no sirves = you+are useless;
  no sirve para nada = it+is useless - -; a la chingada = fuck - -; vete a la = fuck+you - -; que asco = this sucks;
  ya esta listo mi = status of - my; ya esta lista mi = status of - my; ya estan listas mis = status of - my;
  ya estan listos mis = status of - my; ya salio mi = status of my; ya quedo mi = status of my; ya quedaron mis = status of my;
  como va mi = status of my; como van mis = status of my; en que va mi = status - of my; que paso con mi = status - of my;
  cuando llega mi = status - of my; cuando llegan mis = status - of my; cuando va a estar mi = status - - of my; rastrear mi = track my;
  me las tendrian = would+you have them; me los tendrian = would+you have them; me lo tendrian = would+you have it;
  que me hagan un logo = you - to+make a logo; que me hagan el logo = you - to+make the logo; hizo el diseno = made the design;
  hizo el logo = made the logo; hizo un logo = made a logo; lo diseno = designed+it -; lo hizo = made+it -;
  que me disenen = you - to+design; que nos disenen = you - to+design; que nos hagan = you - to+make; que me hagan un diseno = you - to make a design; que me hagan el diseno = you - to make the design;
  hacerme un diseno = make+me a design; verde militar = army green; verde bandera = kelly green; verde botella = forest green;
  verde olivo = olive -; verde limon = lime -; azul turquesa = turquoise -; azul electrico = electric blue; azul petroleo = teal -;
  rosa mexicano = hot pink; rosa fuerte = hot pink; rosa pastel = light pink; rojo vino = burgundy -; color vino = burgundy -; gris jaspe = heather gray;
  amarillo mostaza = mustard -; cuello v = v neck; cuello redondo = crew neck; que tal = how+are+you -; me podrian llamar = could you call+me; me podria llamar = could you call+me; me pueden marcar = can you call+me; me puede marcar = can you call+me; que tengan = have a; que tenga = have a; que tengas = have a; que pasen = have a; buen fin de semana = good weekend - -; soy la maestra = - - i+am; soy el maestro = - - i+am; soy la profe = - - i+am; soy el profe = - - i+am; soy el coach = - - i+am;
  soy la coach = - - i+am; soy el entrenador = - - i+am; soy el pastor = - - i+am; soy la senora = - - i+am; soy el senor = - - i+am;
  no me han entregado = has not - arrived -; no han entregado = has not arrived -; sigo esperando = still waiting;
  lo mismo que la vez pasada = the same as - last time; la vez pasada = - last time; y medio = and+a half; y media = and+a half; finales de = end of; fines de = end of; principios de = early -; mediados de = mid -;
  que onda = hello -; ni idea = no idea; no se todavia = not+sure - yet; ya no = not anymore; asi esta bien = that+is all right; asi nomas = that+is all; le aviso = let+you know; les aviso = let+you know; te aviso = let+you know; yo aviso = i+will tell; cuando estaria = when would+it+be+ready; cuando estarian = when would+they+be+ready; cuando quedaria = when would+it+be+ready; cuando quedarian = when would+they+be+ready; para cuando estaria = - when would+it+be+ready; para cuando estarian = - when would+they+be+ready;
  seguir en espanol = speak - spanish; escribir en espanol = speak - spanish; escribirle en espanol = speak - spanish; continuar en espanol = speak - spanish;
  hablar en espanol = speak - spanish; platicar en espanol = speak - spanish; mejor en espanol = speak - spanish; ser en espanol = speak - spanish;
  cambiar a espanol = switch to spanish; ta bueno = all right; ta bien = all right; todo correcto = all correct; mal bordada = embroidered wrong; mal bordadas = embroidered wrong;
  me hicieron = you made; nos hicieron = you made; me entregaron = you delivered; nos entregaron = you delivered; me dieron = you gave; nos dieron = you gave;
  me mandaron = you sent; nos mandaron = you sent; me enviaron = you sent; me bordaron = you embroidered; me imprimieron = you printed;
  lo que pedi = - what i+ordered; lo que pedimos = - what we+ordered; les compre = i bought; en otro lado = at somewhere+else -; en otra parte = at somewhere+else -;
  otra imprenta = another printer; otro taller = another shop; otro lugar = somewhere else; solo una = only one; solo uno = only one; nomas una = only one; nomas uno = only one;
  una sola = one only; uno solo = one only; una nada mas = one only -; una nomas = one only; nada mas una = only - one; me pueden hablar = can you call+me;
  me puede hablar = can you call+me; me hablan = please call+me; me hablen = call me; me hable = call me; me marcan = please call+me; me pueden hablar en espanol = can you speak - - spanish; me hablan en espanol = can+you - speak spanish;
  esta caro = that+is expensive; esta muy caro = that+is too expensive; muy caro = too expensive; sale caro = that+is expensive;
  el resto = the rest; los demas = the rest; las demas = the rest; lo demas = the rest;
  la quincena = the 15th; primera quincena de = early - -; segunda quincena de = late - -; quincena de = mid -;
  cuanto dura = how+long does+it+last; cuanto duran = how+long do+they+last; van a = will -; va a = will -; vamos a = we+will -; voy a = i+will -;
  adelante no = no front; enfrente no = no front; frente no = no front; atras no = no back; espalda no = no back;
  dejalo en = keep+it at; dejelo en = keep+it at; dejala en = keep+it at; dejela en = keep+it at; dejalas en = keep+it at;
  dejelas en = keep+it at; dejalos en = keep+it at; dejelos en = keep+it at; dejemoslo en = keep+it at; lo dejamos en = - keep+it at;
  que dia estarian = when would+they be+ready; que dia estaria = when would+it be+ready; que dia estan = when are+they ready;
  para cuando estarian = - when would+they+be+ready; para cuando estaria = - when would+it+be+ready; para cuando estan = - when would+they+be+ready;
  para cuando esta = - when would+it+be+ready; para cuando las tendrian = - when would+you have+them+ready; para cuando los tendrian = - when would+you have+them+ready;
  para cuando lo tendrian = - when would+you have+it+ready; para cuando la tendrian = - when would+you have+it+ready; para cuando las tienen = - when would+you have+them+ready;
  para cuando los tienen = - when would+you have+them+ready; para cuando lo tienen = - when would+you have+it+ready; para cuando la tienen = - when would+you have+it+ready;
  cuando estarian = when would+they+be; cuando estaria = when would+it+be; cuando las tendrian = when would+you have+them+ready; cuando los tendrian = when would+you have+them+ready;
  cuando lo tendrian = when would+you have+it+ready; cuando la tendrian = when would+you have+it+ready;
  diseno no tengo = do not+have design; logo no tengo = do not+have logo; diseno no tenemos = do not+have design; logo no tenemos = do not+have logo;
  atienden en espanol = do+you speak spanish; atiende en espanol = do+you speak spanish; hablan en espanol = do+you speak spanish;
  me interesa = i+am+interested in; me interesan = i+am+interested in; nos interesa = we+are+interested in; nos interesan = we+are+interested in;
  a que correo = - what email; a cual correo = - what email; para saber = just wondering; nomas para saber = just wondering -; solo para saber = just wondering -;
  nada mas para saber = just wondering - -; por curiosidad = just curious; que me recomienda = what do+you recommend; que me recomiendan = what do+you recommend; que recomienda = what+do+you recommend; que recomiendan = what+do+you recommend; que conviene = what+is better; cual conviene = which+is better; que me conviene = what is better; cual me conviene = which is better; nomas pregunto = just asking; solo pregunto = just asking;
  una tinta = one ink; tapa de atras = tailgate - -; tapa trasera = tailgate -; la tapa de la batea = the tailgate - - -; la tapa de la caja = the tailgate - - -; la tapa de atras = the tailgate - -; la tapa trasera = the tailgate -; por ser = for being;
  me hacen precio = do+you give+a discount; me hace precio = do+you give+a discount; hacen precio = do+you+give+a discount; quien me atiende = who are you;
  para cuando este = - no rush; para cuando esten = - no rush; cuando este listo = no rush -; cuando este lista = no rush -; cuando esten listas = no rush -;
  cuando esten listos = no rush -; me las entregan = can+you have+them ready; me los entregan = can+you have+them ready; me la entregan = can+you have+it ready;
  me lo entregan = can+you have+it ready; me las tienen = can+you have+them ready; me los tienen = can+you have+them ready; me la tienen = can+you have+it ready;
  me lo tienen = can+you have+it ready; dejeme las = give+me -; dejeme los = give+me -; deme las = give+me -; deme los = give+me -; dejame las = give+me -;
  color lima = lime -; color hueso = ivory -; color arena = sand -; color mostaza = mustard -; color menta = mint -; color ladrillo = rust -; color uva = purple -;
  y si le bajo a = - what+if we make+it -; y si bajo a = - what+if we+make+it -; y si le subo a = - what+if we make+it -; y si subo a = - what+if we+make+it -;
  de hombre = for men; de mujer = for women; de hombres = for men; de mujeres = for women; de dama = for women; de damas = for women;
  de caballero = for men; de caballeros = for men; de nino = for kids; de ninos = for kids; de nina = for girls; de ninas = for girls;
  de largo = - long; de ancho = - wide; de alto = - high; de altura = - high;
  no me alcanza = not - afford; no nos alcanza = not - afford; al por mayor = at - wholesale; una vez = once -;
  pueden poner el = can+you put+up the; pueden poner la = can+you put+up the; pueden ponerlo = can+you put+it+up; pueden ponerla = can+you put+it+up
`);

/** The longest phrase that begins with the word at `at`. */
export const findPhrase = (words: readonly { text: string }[], at: number): Phrase | undefined =>
  PHRASES.get(words[at]?.text ?? '')?.find(({ spanish }) =>
    spanish.every((word, i) => words[at + i]?.text === word),
  );
