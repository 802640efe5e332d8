// Surnames common in the world: what looks like a slip of a word, or like two words in one, is a name.

/** None that is an everyday word. */
export const SURNAMES: ReadonlySet<string> = new Set(
  `abara abbasi ames abbott abdi abdulla abdullah abebe abernathy abrams abreu acevedo acheampong achterberg acosta adair
  adamczyk adamski adamson adebayo adekunle adeleke adeyemi adler agarwal aguilar aguirre ahmadi ahmed ahn aiello
  aikens ainsworth akbar akhtar akinola alaniz alarcon albrecht alcantara aldridge alfaro allred almeida alonso altman
  alvarado alvarez amato ambrose amundson anand andersen anderson andersson andrade andreassen angelo anyanwu aoki
  aquino aragon aranda araujo arce archibald arellano arias armenta armstrong arnett arredondo arroyo arteaga asante
  ashby ashworth atkins atkinson avila ayala aziz baca bach badillo baez bahena bains baldwin balogun banerjee baptiste
  barajas barbosa barkley barnett barnhart barone barragan barrera barrios barron bartlett bassett bastian batista
  bauer baumann baumgartner bautista baxter beasley beauchamp becerra bechtel bedi begum beltran benitez bennett benoit
  benson bergeron bergman bermudez bernal bernstein berrios betancourt bhatia bhatt bhattacharya bianchi bianco biswas
  bjork bjornson blackwell blaine blair blanco blankenship blevins bloomfield blythe boateng bocanegra bogdan bolton
  bonilla borchert borges borja bose bouchard boucher boudreaux bourgeois bowen boyce boyd boyle bradford bradley
  bradshaw brandt brannon breaux breen brennan brewster briggs brito brockman brody bruno bryant buckley bui burgess
  burke burnett burris burton bustamante byers byrd byrne caballero cabrera caceres calderon caldwell calhoun callahan
  callaway calloway calvo camacho camara camarena cameron campbell campos canales cano cantu caputo caraballo carbajal
  cardenas cardona carlisle carlson carmichael carmona carney carranza carrasco carrera carrillo carrington carroll
  carson cartwright caruso carvalho casillas cassidy castaneda castellano castellanos castillo castro cavanaugh cavazos
  ceballos centeno cerda cervantes chakraborty chan chang chapman chaudhary chaudhry chauhan chavez chavis chen cheng
  cheung chiang childers chinwe cho choi chopra chowdhury christensen christiansen christie chu chua chukwu chun chung
  churchill cintron cisneros clancy clark clarke clayton clements clifton cline cochran cohen coleman colvin compton
  conklin conley connelly connolly conrad conroy contreras conway cordero cordova cornell coronado correa cortes cortez
  costa costello coughlin covington crandall crawford crenshaw crosby crowell crowley cruz cuevas culver cummings
  cunningham curran curtis dahl dalton daly daugherty davenport davidson davies davila davis dawson dejesus dejong
  delacroix delacruz delagarza delarosa deleon delgado delong deluca demarco dempsey denton desai deshmukh desrosiers
  devi devries dhillon diallo diaz dickerson dickinson dickson dietrich dietz dillard dinh diop dixit dixon dobbs
  dobson doherty dolan dominguez donahue donaldson donnelly donohue donovan dorsey doyle drummond duarte dubois dugan
  duggan dumas duncan dunlap dunn duong dupont dupree duran durant dutta duval duvall dvorak dwyer eaton eberhardt
  ebert echeverria edmonds edwards egan ekholm elias elizondo elliott ellison emerson engel engstrom enriquez erickson
  ericson eriksen eriksson escalante escamilla escobar escobedo eskridge esparza espino espinosa espinoza esposito
  esquivel estes estevez estrada eubanks evans everett ewing fabian fagan fairbanks fairchild fajardo falcone falk
  farias farley farooq farouk farrell faulkner feldman feliciano felix feng ferguson fernandes fernandez ferrara
  ferrari ferreira ferrell ferrer ferris ferro fiedler figueroa finnegan fischer fitzgerald fitzpatrick flanagan
  fleming fletcher flores floyd flynn fogarty fogle foley fong fonseca fontaine fontana forde forsythe foss fournier
  fraga fraley francis franco franklin fraser frazier fredericks fredrickson freitas friedman frye fuchs fuentes
  fujimoto fulton gaines galindo gallagher gallardo gallegos galloway galvan galvez gamboa gandhi gao garces garcia
  garibay garner garrett garrido garrison garvey garza gauthier gaytan geiger gentry george gerber ghosh gibbons gibbs
  gibson gilbert giles gillespie gilliam gilmore giordano giraldo girard gleason goel goldberg goldman goldstein gomes
  gomez gonsalves gonzales gonzalez goodman goodrich goodwin gordon gorman gottlieb gould goyal grabowski gracia
  granados greco greenberg greenwood greer gregory griffith griffiths grimaldi griswold grossman grundy guajardo guerra
  guerrero guevara guillen gundersen gunderson gunn gunter gupta gustafson guthrie gutierrez guzman haddad hadley hagan
  hagen haines haley halvorsen halvorson hamid hammond han haney hanna hansen hanson haque hardin hargrove harlow
  harmon harrell harrington harris hartley hartman haryanto hasan hashimi hassan hastings hatfield hathaway hauser
  hawkins hayashi haynes hebert hedrick heller helms henderson hendricks hendrix henriksen henry hensley henson heredia
  herman hernandez herr herrera herrington hester hewitt hickey hickman hidalgo higgins hightower hines hinojosa hinton
  hirsch hoang hobbs hodge hodges hoffman hoffmann hogan holbrook holcomb holden holguin holley holliday holloway holm
  holman holmes holt hong hooper hoover hopkins hopper horne horton hossain howard howe howell hsu huang hubbard huber
  hudson huerta huffman hughes humphrey humphreys hurley hurst hussain hussein hutchins hutchinson huynh hwang ibarra
  ibrahim iglesias inoue iqbal irizarry irving ishikawa ito ivanov iversen iyer jackson jacobs jacobsen jacobson jaeger
  jahn jaimes jain jankowski jansen janssen jaramillo jarvis jefferson jeffries jenkins jennings jensen jeong jha jiang
  jimenez johansen johansson johnson johnston jorgensen juarez jung kamara kaminski kang kaplan kapoor karlsson kaur
  kawasaki keane kearney keating keefe keegan keller kelley kemp kendrick kenney kent kerr kessler khalil khan khatun
  khoury kiefer kilgore kim kimball kimura kincaid kinney kirby kirk kirkland kirkpatrick klein kline kobayashi koch
  koehler koenig kohl kohler kolb konate kone kovac kovacs kowalczyk kowalski kozlov kozlowski kramer kraus krause
  krauss krishnan kruger kruse kuhn kulkarni kumar kuznetsov kwon labelle lachance lacroix ladd laflamme lal lambert
  landry lang langston lanza lara larsen larson laurent lawson leary leblanc leclerc ledesma ledford leduc lefebvre
  lehman leon leonard leong lester leung levesque levin levine lewis leyva liang liao lim lin linares lindberg lindgren
  lindqvist lindstrom littleton liu livingston lloyd lockhart lockwood logan lombardi lombardo londono longoria lopes
  lopez lorenzo louis lovato lovell lowe lowery lozano lucas lucero lugo luna lund lundgren luong luu lyles lynch lynn
  macdonald macias mackay mackenzie maclean macleod maddox magana maguire mahmood mahoney mai maldonado malhotra malik
  malone maloney mancini manning manzano marchetti marino markovic marquez marroquin marsden martel martinez martins
  mata mathews mathis matos matsuda matsumoto matthews maurer maxwell mayer mayfield maynard mayo mazur mbeki mcadams
  mcallister mcbride mccabe mccain mccall mccallum mccann mccarthy mccarty mcclain mcclellan mcclure mcconnell
  mccormack mccormick mccoy mccullough mcdaniel mcdonald mcdowell mcelroy mcfadden mcfarland mcgee mcghee mcginnis
  mcgovern mcgowan mcgrath mcgraw mcgregor mcguire mcintosh mcintyre mckay mckee mckenna mckenzie mckinley mckinney
  mckinnon mcknight mclain mclaughlin mclean mcleod mcmahon mcmanus mcmillan mcnally mcnamara mcneil mcneill mcpherson
  mcqueen mcrae medina medrano mehta meier mejia melendez mello melton mendes mendez mendoza menendez menon meraz
  mercado merritt metcalf metzger meyer meyers meza mickelson middleton mikhailov milligan milner mishra mitchell
  mohamed mohammadi mohan mojica molina monaghan monahan monroe montague montalvo montano monteiro montenegro montero
  montes montgomery montoya mooney moore mora moraes morales moran moreau moreira moreno moretti morgan mori moriarty
  morin morris morrison morrissey morrow morse mortensen morton mosley mota moua moyer mueller muhammad mukherjee
  mullen muller mullins munoz munro murillo murphy murray musa myers nadeau nagel nagy nair najera nakamura napier
  napoli naqvi narayan narvaez nash nasser nava navarrete navarro naylor ndiaye negrete neumann neville newell newton
  ngo nguyen nichols nicholson nielsen nielson nieves nilsson nixon nkosi nolan noonan nordstrom norris norton novak
  nowak nugent nunes nunez nwosu oakley obi obrien obuya ocampo ochieng ochoa oconnell oconnor odell odom odonnell
  odonoghue ogawa ogden ogunleye ohara ojeda ojo okafor okeefe okeke okonjo okonkwo okoro oleary olivares olivas
  oliveira olivo olmos olsen olson olsson olvera omalley omar oneal oneil oneill ono onyango orellana ornelas orosco
  orourke orozco orr ortega ortiz osborn osborne osei oshea osman osorio ostrowski osullivan otieno otoole ouellette
  overton owens oyelaran oyelowo pacheco padgett padilla padron paine palacios palermo papadimitriou papadopoulos
  pappas paquette paredes parekh parikh parra parrish pascual patel pathak patil patino patrick patterson patton
  paulsen paulson pavlov paz pearson pedersen pederson pelletier pemberton pena pendleton pennington peralta pereira
  peretz perez perkins perrin perry petersen peterson petrov pettiford pettit pham phan phelps phillips phipps pickett
  pierre pillai pimentel pina pineda pinto pires pittman plascencia platt poirier polanco polk pollock ponce popov
  porras posada possinger poulsen powell prado pratt prescott preston prieto pritchard pruitt przybylski puckett puente
  puentes pugh pulido purcell purdy puri putnam qasim qian qin quach quezada quigley quinlan quinn quinones quintana
  quintero quiroz rahman rai raj rajan ramachandran ramey ramirez ramos ramsay ramsey randolph rangel rankin rao
  rasmussen rathore rauch ravi rawat rawlings razo reddy redmond reese reeves regan reid reilly reinhardt reis renaud
  rendon renner reyes reyna reynolds reynoso rhodes ribeiro ricci richards richardson richter rinaldi rios ritchie
  ritter rivas rivera rivero robbins roberson roberts robertson robinson robison robles rocha roche rodgers rodrigues
  rodriguez rogers rojas roldan rollins romano romero romo roque rosado rosales rosario rosas rosen rosenberg rosenthal
  rossi roth rothman rourke rousseau rowe rowland rubin rubio ruiz rutherford rutledge ruvalcaba ryan saavedra sadler
  saenz saito salas salazar salcedo salcido saldana saleh salgado salinas samaniego samuels samuelson sanchez sandberg
  sanders sanderson sandhu sandoval santana santiago santoro santos sarkar sasaki sato sauceda saucedo saunders saxena
  schaefer schafer schaffer scherer schmid schmidt schmitt schmitz schneider schofield schrader schreiber schroeder
  schubert schuler schultz schulz schumacher schuster schwartz schwarz sciortino segura seidel sepulveda serna serrano
  severson sewell seymour shaffer shaikh shannon shapiro sharma sharpe shaw shea sheehan sheldon shelton shen shepard
  sheppard sheridan sherman shrestha shukla sidhu siegel silva silveira simmons simms simon simons simonsen simpson
  sinclair singh singleton sinha skaggs sloan sloane smit smith snider snyder solano solis solomon somerville sorensen
  soriano sosa soto sousa souza spangler spencer sperry sridhar srinivasan stafford stahl stallings stanton steele
  steiner stephens stephenson stevens stevenson stewart stinson stoddard stoll stratton strauss strickland stroud
  stuart suarez suleiman sullivan sumner sundberg sutherland sutton suzuki svensson swanson sweeney swenson sykes szabo
  szymanski taggart takahashi talbot tamayo tanaka tapia tate tavares teixeira tejeda tellez terrell thakur thao thapa
  thomas thompsen thompson thomsen thomson thornbury thorne thornton thorpe thurman tibbs tidwell tijerina tillman
  timmons tobin todd tolbert tolentino tomlinson tompkins toro torres toscano toussaint tovar townsend trahan trainor
  tran traore travers traynor trejo trevino trevizo trinh triplett trivedi trujillo truong tsai tsang tse tubbs tuttle
  ullah underwood upadhyay urena uribe urrutia usmani vaca valadez valdes valdez valentin valenzuela valle vallejo
  vandenberg vanderbilt vandyke vang vann varela vargas varghese varma vasquez vaughan vaughn vazquez vega velasco
  velasquez velazquez velez venegas venkataraman venkatesh vera verdugo verma vernon vickers vidal vieira viera
  villalobos villanueva villarreal villasenor villegas vincent vinson virk vogel vogt volkov wagner wahl waldron
  wallace walsh walter walters walton wang watanabe waterman watkins watson webb webster weinberg weiner weinstein
  weiss welch weldon wendt werner westbrook westbrooks whalen wharton wheatley whitaker whitfield whitley whitlock
  whitman whitmore whitney whittaker wickramasinghe wiggins wilcox wilder wilhelm wilkerson wilkes wilkins wilkinson
  willard willett williams williamson willis willoughby wilson winfield wingate winkler winslow winston witt wojcik
  wolfe wong woodard woodruff woodson woodward wooten worley wozniak wyatt wynn xiong yadav yamada yamaguchi yamamoto
  yanez yang yates yazzie ybarra yeager yee yeh yildiz yilmaz yoder yoon yoshida youngblood yousef youssef yuan zamora
  zapata zaragoza zarate zavala zepeda zhang zhao zheng zhou zhu ziegler zielinski zimmerman zuniga`.split(
    /\s+/,
  ),
);
