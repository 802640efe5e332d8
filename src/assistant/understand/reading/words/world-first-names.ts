// Given names common elsewhere than in the United States.

/** Hardly any is an English word. */
export const WORLD_FIRST_NAMES: readonly string[] = `huy duy vuong yong obi ama peng
  aafke aart abdikadir abdinasir abdirizak abdo abdulaziz abdulrahman abner abshir adalynn adanna addilyn adekunle
  ademola adesola afua ahmednur akhil akua alaina aleksander alemu alois alvah amaka amol amra amran anatoliy anezka
  anniston arkady arlan arlen arlie arnulfo artemio arvind asami aung avalynn avinash ayako ayodeji bailee baldomero
  barkhad bekele berhane bernabe bernadine bexley binh biniam blakely blia bodie bogna bohumil boone borek bowen
  braelyn braulio brecken bretislav brinlee bryleigh bunmi callen candelaria carien chan chantelle charlee chau
  chayito chee cheol chepe cher chetan chieko chima chisom chou choua chue chukwudi chul chun clair claude coltyn
  cuauhtemoc cuong daan daberechi dagmara dagoberto dahir daithi dakota dallin dandre dangelo dao daquan dasha dashaun
  daxton dayo deangelo deeqa dejan delmer denton dermot deshaun despina devika diem dima donncha doua doyle dquan
  dragica drahomira dre dusan eamon ebele edyta ejike ekene eladio eleazar eliseo eliska ellery elma
  elodia elvia elzbieta emiko enedina ensley epifanio ernestina ettie everardo everlee everleigh evie ewelina ewout
  eyob eze fasil faysal federico fermin fetu filsan finbar florene floris fowsia freweyni frode froylan funke
  gabino gao gbenga gearoid geir genet gennady giang giannis gijs girish girma gopal gordana graysen grigory guled
  gumaro gyu haakon habiba hadeel haeun hagos haile haitham hakon hanh hani hanka harald harjit harlow hatim
  heejin hege hermelinda hershel hibo hien hipolito hirut hitomi homero hortencia houa htee htoo hui huyen hwan hye
  hyejin hynek hyunjin ibtisam idalia ikenna ila inas inger inho ioane ioanna isabela ismahan ivar iwona jaco jae
  jaehyun jaemin jalal jama janneke jarmila jaromir javon javonte jayesh jeong jesusita jetske jett jia jide jihoon
  jihye jimin jinho jiwon jiyoung joar joep joon joonho jorunn joua journee julieta junebug jung junho kairo
  kaison kalpana kamryn kanisha kapil karsyn kashton kasimir kassius kayode kebede kees kehinde kendrix kenichi
  kensley kenta keoni keyana khadra khin khoa kidane kieu kiki kimiko kingsley kishore kjersti knut koa koji kolt kong
  kou kuldeep kumiko kveta kyaw kyoko kyungmi ladan lalit laquan laquita larisa latrell lavar layne lefteris lem
  lemlem leng lev libuse lin lindy lizbeth lizeth lochlan losa luay lubna lubomir ludek lue mahad maikou mairead
  maiyer majed makoa malakai marcin marijke marketa masa masaki mataio maximino mayka mazen mckinley mee megumi mekdes
  mele menno meseret mesfin mette midori miki miloje miloslav minji minseo mirek mirjana miro miroslaw mirsad mitsuko
  mladen mobolaji monroe montez mookie morris mousa muireann mulu murray myo myung naji naod naresh nari navjot ndidi
  nenad neng nereida nermina ngan nguyet nhi nhia nhou nienke nikos nimo nizar nkem nnamdi nneka nnenna nobu noe
  noriko nou nykeisha oaklee odilia olabisi olajide olamide ondrej oran orlan oyin oyvind ozzy paj pallavi panos
  panyia pao parminder pascual phelim pheng phia phong phuc phyo piet porfirio prudencio przemek pulotu qamar quan
  quanisha quoc rachna radim raghav rajiv rami rasha rashaun rashmi ratko raynard reiko rie rika roel rosaura rosendo
  rostislav ruqiya ruud ryo ryszard saado sahra saige salwa samrawit sandhya sangwoo sasa sawsan sefo selamawit
  selene semere semisi senad senait seng seo seohyun seojin seok setsuko seun seungmin shadi shanelle shanika shaquana
  sharonda shatara shavonne shireen shizuko shota shoua siaosi simi sissel sjoerd slobodan smitty sohee sooyoung
  sotiris soua spiros stevan stig sucdi suha sujin sukhdeep sumiko sungmin suong susumu svein svetozar tadesse
  taehyung taha tala tavake tavita tawanda tawanna tayshaun taytum tchao temi teofilo terje teun tevin thang thao
  thida thien thinh thorvald thurman tijs tillie timofey timoteo tjeerd toan tobi tochi tomasa tomek torgeir torill
  torsten toshi tou toua tria trinh trond trong truc truett trung trygve tsutomu tupou turid tuyen tyshawn ubah uday
  uijin unni uyen valente valeriy vasily vedad verda veronika viet viliami virginio vlado vlastimil vong vuk wael wafa
  waldemar westley whitley wim wissam witold wonjin worku wouter wynn xai xee xia xuan yaa yaneth yanira yared yee
  yejin yeng yeon yeong yeonwoo yer yetunde yevgeny yia yinka yngve yonas yoon yoshi yoshiko youa youngmi yousef
  yousif yuka yukiko yuko yuliana yuridia yuriy yuta zaki zaw zdravko zein zeljko zella zenaida zewdu zong zosia zoya
  signe clement blessing mercy patience precious temperance aadhya aaliya aanya aarti aarush abbas abdallah abdellah abdou abdullah abebe abhinav abhishek abiodun abiola achieng
  achille adaora adebayo adebola adel adela adelaida adelina adewale adil aditi adnan adriano adrienne aeron aftab
  agata agustin agustina ahmad aiko ailsa aimee aino airi aisling aitor ajit akash akemi akinyi akosua akshay alain
  alani alasdair alastair alba alberte alda aldona aleks aleksandra aleksei alena alessia alexandre alexandros alfie
  alfons alfonso alfredo alhassan alia aliaksandr aliou alistair alistar aliyah aliyu allegra almaz almudena aloys
  aloysius alparslan althea alton alva alvaro amadi amal amalia amanuel amaury ambrose ameera amelie aminah amirah amma
  amrit anahi anahit anais anand ananda ananth anastasiya anatole anatoly andile andreea andrei andreja aneta angelika
  angelos anh anibal aniela anja ankita annalisa annamaria anneli annelies annukka anouska ansel anselm anthea antoine
  antoni antonino antonis anuj anupam anwar aparna apolline arabella aranka archana arden ardita ariadne arif arjan
  arlette arnaud arne arnela aroha arsenije artem artur arvid arwa arwen asad asante asel asha ashanti ashish ashwin
  asif aslak aslan aslaug asli assia astor athanasios atsuko attila audley audun augustin augusto aurel aurelia auro
  aurore avani avital avraham ayaan ayaka ayanna ayesha aylin aylmer ayman ayoub ayumi aziz aziza azra baba babak
  babatunde badr bahar balazs balthazar barbora barclay barnabas barnaby bartek bartosz basem bashir basia bassam
  bastian bastien batya beata beckett bekah bela belen bellamy benat benedetta benedikt benjamim berat berit bernadeta
  bernd bernhard bertil bertram betul bhavesh bhavna birgit birgitta birte bjarne blanka blazej blythe boaz bodhi
  bohdan bojan bolaji boniface borislav borja boubacar branislav branko briar bridie brigid brigida brigitta brigitte
  brisa brita bronagh bruna bryony bukola burak busisiwe cagla caio caitriona caleigh calista camelia candela caoimhe
  carina carles carlotta carolien caroliina carys casimir casimiro caspar caspian cassian catalina catarina caterina
  cathal catherina catia catriona cecile cecilie celal celestine celso cem cerys chanda chandni chandra charalampos
  chaya chege cheikh chenoa chiamaka chibuike chibuzo chidera chidinma chiho chika chimamanda chinwe chinyere
  christelle christiane christoffer chukwuemeka ciaran cinzia claes clarisse clarita claus clelia clemence clemens
  cleopatra clio clotilde clovis conall concetta conchobar conrad coralie corentin cornelis corwin cosima cosimo cosmin
  costas cressida cyprian cyril dafydd dagmar dagny daichi daisuke dalila damaris damir damla danae danai danijel
  danilo danuta daphna daria dariela dario dariusz darko darragh darwish dashiell davide davina davit davor dawit daya
  deepa deepti delfina delilah delroy demba demelza demetri demetrios demir denisa deniz derya desdemona desta devorah
  dhruv diarmuid diederik dimitar dimitra dimitri dimitrios dimitris dinah dinh dino diogo dionisio diyar djamila
  djibril djuna dmytro dolly domagoj dominika donatella dorcas doron dorota dorothee dougal dragana drazen duarte
  dubravka dulce dunja dunstan duygu ebba ebenezer ebere ebru edda edel edina edita edmundo edoardo eduard edvard
  edwige effie efua egil egon ehsan eilidh eimear einar eino eirik eirini eithne ekin ela elad eldar eldridge elea
  eleanora eleftheria elektra elfriede eliane elidh eline elio elisabet elisabeth elisabetta elizaveta elke ellinor
  elnaz elon elsbeth elspeth elwin emanuel emanuela emer emil emilia emiliano emilie emine emir emmanuelle emmeline
  emmerich enes engin enid eniola enrico enya ephraim erasmo erdem eren erich erina erling ermelinda erna ernst errol
  ersilia erzsebet esau esin espen esra estefania estelle estrella eszter euan eudora eugen eulalia eunji evander
  evangelos evelien evelina evert evgeny ewa eylem eystein ezgi ezio fabian fabiana fabio fabiola fabrice fabrizio fadi
  fahad faiza famke farah farhad farhan farida faridah fariha faruk farzana fathi fatiha fatim fatimata fatoumata
  fatuma faustina faustino fedor fehmi feliciano felicitas felicite ferdinand ferdinando ferenc fergal fernand fernanda
  ferran fidan fikret filip filipa filippo finlay fintan fionnuala fiorella firas flavia flavien flavio florencia
  florentina florian florin folasade forbes fotis fouad franca francisca franck francoise franjo frantisek franz
  franziska frederic frederik frederika fredrik frida fridtjof friedrich fuad fulvio fumiko funmi funmilayo gabor
  gabriele gaetan gaetano gaia galia gaspard gaurav gauri gautam gavriel geert genevra genoveva georg georges georgi
  georgios gerard gerd gerhard germaine gerrit gert getachew ghada ghassan ghislaine giacomo giancarlo gianluca
  gianmarco gianni gilles ginevra gintaras giorgia giorgio giorgos giovanna gisela gisele giulio gizem glauco gloriana
  glynis godfrey godwin goncalo gonzalo gosia gracjan grazia grazyna gregoire gregor gregorio griet grigori grzegorz
  gudrun guido guilherme guillem guiseppe gulnara gunhild gunilla gunnar gurdeep gustaf gustav gwendolen gwyn gyorgy
  habib hadassah hadi hadiza hadrian hafsa hagen hajar hakeem halina hallgrim hamad hamed hamid hamilton hana hanan
  hande hania hanna hanne hanneke hannelore hannes harish harriett haruka haruki harun hasan hatice havva haya hayat
  hayato heba hedda hedwig hedy heike heikki heiner helene helge helmi helmut hendrik henk henrique herlinda hermann
  hermione hesper hessel hideki hideo hikaru hilde hildegard hilmi hina hiroko hiromi hisham hjalmar hoai holger honza
  horatio horst hortense hosea houda hristo hugues huseyin iain ianthe iara ibrahima ichiro idania idil idoia idowu
  idrissa ieva ifeanyi ignacy ignazio iker ikram ilan ilana ilaria ildiko ilean ilhan ilir ilona ilse ilya imad iman
  imke imran indira ines inga inge ingeborg ingo ingunn inigo inka inna innes ioan ioana ioannis iola iolanthe ionut
  ipek irem irfan irfana irmgard irna isadora isak isamu iseult isha ishaan ishbel ishmael isidora isidore ismaila
  ismay ismet isolde istvan itai itziar ivaylo iveta ivica ivo ivona ivor iyad izabela izak izumi jaana jaap jabari
  jabir jacinda jacinta jacinthe jacinto jacoba jadwiga jagdish jago jakob jakub jamil jamshid janez janina janne
  jannik jannis janos janusz januszek jarek jaroslav jaroslaw jasna javid jawad jaya jayant jaz jedda jehan jelle
  jemima jemma jens jeremie jeroen jerzy jesper jessamy jian jianhua jihan jimena jinan jiri jiro jitka joachim joana
  joaquim jochen joelle joffrey johann johannes johnpaul jolanda jolanta jolyon jonas jordi jorn josef josefa josefine
  josep josip joska joss jost josune jotham jovana jozef judit juhani juho juliane juliano julien junaid junko jurek
  jurgis justus justyna jutta jyoti kaan kaisa kamal kamala kamil kamila kamilla kamran kanako kaori karan karel kariem
  karim karima karol karolina karoline karsten kartik kaspar kasper katalin katarina katerina kateryna katharina
  kathrin katja katrin katsumi kaveh kavya kazimierz kazuki kazuko kazuo keerthi kei kemal kenan kenza kenzo kerem
  kerstin kester ketevan ketil keziah khadijah khaled khalida khalilah khurram khyati kiran kirill kirsti kjell kjetil
  klaas klara klaudia koen koichi kojo konrad konstantin konstantina konstantinos kornelia kosta kostas kristaps
  kristian kristiina kristjan kristof kristoffer krisztina krystian krystyna ksenia kulwinder kunal kunle kushal
  kwabena kwaku kwasi kyriakos kyrie lachezar ladislav laila lalita lamia lamin lamine lanre larysa lasse laszlo latifa
  lauma laurentiu laurenz laurin lauritz lavinia layan lazar leander leda leena leevi leire lejla lekan lelia leni
  lenka lennart lennox leocadia leofric leokadia leonid leonidas leonie leonora leontine lesedi leszek letitia levan
  levent leyla liana liban lidiya lieke liene liesbeth lieselotte ligaya liliane lilija liliya lillemor linette linzi
  liora lisandro lisbeth liselotte liv liya ljiljana ljubica llewellyn loic lorcan loredana lorens lorenz lothar louane
  lourenco lucasta luciano ludivine ludovic ludovica ludwig luigi luisella lukasz lumi lutfi luuk luzia lydie lysander
  lysandra lyudmila maaike maciej maddalena madhav madhu madina madlen madoc maelle maelys maeva mafalda magali
  magdalen maged maha mahalia mahdi mahershala mahmud mahnoor maike maite makena makoto maksim maksym malachy malak
  malek malena malika malin malu malva malvina mamoun mandla manel manfred mani manish manjit manoj mansour manu
  manuele manus marcelline marcello mareike maren margareta margaretha margarethe margherita mariama mariami mariangela
  marieke mariella marielle marigold marija marika mariko marit marita marius mariusz marjan marjolein marlies marlou
  marouane marte marten martijn martim martyna martynas marwa marwan marya marzena marzia masako masoud massimiliano
  matej mateja mateus mateusz mathilda mathilde mathis matija matilde mattea matthias matthieu matthijs maud maurizio
  mauro maxence maxime maximo mayank mayumi mbali mehreen meike meital melike melina melis meltem melvyn merce meret
  merryn mert mervyn meryem mesut michail michalis michiko mieczyslaw mieke mihaela mihai mihail mika mikael mikel
  mikko mikolaj milica milko milla millaray milos milou mina minako mirabel mireia mireille mirel mirela mirjam
  miroslav miroslava mirta misaki misha mitko mitsuki miyuki modibo modou mohan mohsen mohsin mojca momoko monia monira
  montserrat morag mordecai moritz morten morwenna mostafa mouna moustapha mpho mthunzi muhammed muir mukesh muna munir
  murad musa mustapha mwangi myfanwy myriam nabil nabila nada nadeem nadege nader nadezhda nadir nadira naeem nafisa
  nagisa nahid nahla naim najib najla najwa namrata nanami nandini naoki narendra narges nasim nasra nassim nastasia
  natacha natalija nataliya natasa natsuki navid nazanin nazli ndeye nebojsa neelam neema neeraj nela nemanja nerea
  nermin nerys nevena ngaire nicanor niccolo nicodemus nicolaas nicolae nicoletta niels nigel niko nikolaj nikolaos
  nikoletta nikolina nima nimra ninian nino ninon nirmala nisrine nitin niyati nkosana nobuko nodira noelia noemie
  nokuthula nolwenn nomsa nomvula nonhlanhla noortje norah nozomi ntombi nuala nuno nuray nuria nurul nwanneka oana
  oatile octavian odalis odalys oddny odette odile odysseas ofer ohad oihana okechukwu olav olegs oleksandr olena
  olivier oliwia olof oluchi olufemi olumide oluseun olwen omer omid onni onur onyeka oona oonagh ophelia ordu orfeo
  oriana oriel oriol orit orlaith ornella orsolya ortensia osagie osman ossian oswald otho otieno otilia ottavia
  ottilie ottmar oumar oyelaran ozlem paavo padraic palesa palwasha panagiotis panayiotis pankaj paolina paraskevi
  parth parvati parvin pascale pascoe patrik patrizia paulien pauliina paulius pavel pavla pavlina pavlo pelham pelin
  pelle penda pepijn perpetua perrine petr petri petronella petros petya phileas philomena pia piera piers pim pinar
  pippa piran piroska placido polina poornima prabhu prakash pranav prasad prasanna pratik praveen preethi prem primoz
  prisca pritam priti purnima qasim quintus rabia rachid radek radhika radka radmila radomir radoslav radu rafaela
  rafaele rafal rafe raffaele rafferty rafiq ragnar ragnhild rahel rahim raimund rainer raisa rajan rajeev rajinder
  rajni rakel rama raman ramin rana rangi ranjit ranulph raphaelle rasa rasheeda rasmus ratna raufa ravindra rayan
  razia reetta refilwe regine regula reidar reinhard reinhold renate renato renaud renzo reuven revathi rhiannon rhodri
  rhona riad riccardo rikard rikke rima rimma rina rinaldo riya rodrigues roelof rogier rohini roisin rolf romain
  romana romane romy ronit roopa rosabel rosalba rosalina rosamund rosaria roswitha roxane roxani roza rozalia ruairi
  rubina rudi rudiger rufina rukhsana rumi runa rupal ruslan ruta ruzena ryota saad saara saba sabah sabela sabino
  sabrin sachiko sachin sadia sadiq saeed safa safia safiya sahar sahil saida saif sajid sakari sakiko salah saleh
  salem salif salima salimata salme salome saloni samar sameer samia samina samuele samuli sana sandeep sander sandor
  sandrine sangeeta sanja sanna santhosh santino saori sarika sarita sarp saskia satomi satu satyam saulius saverio
  sayaka sayed schalk sebastiaan sebastiano seda seema sefa segun seiji selahattin selam selim selin semih semira senan
  senka seoyeon septimus serafina serap serdar seren serenella serhiy serkan sertab servane sevda severin severine
  sevgi shabnam shaheen shahid shahida shahrukh shai shakil shalini sharad sharif shashank shaul sheng shereen shigeru
  shilpa shinji shinobu shiro shivani shlomi shoaib shoko shruti shubham shukri shweta siaka sibel sibusiso siddharth
  sidonie siegfried sieglinde sifiso sigrun sigurd sikandar silje silke silvana silvano silvestre silvio simge simo
  simonetta sina sinclair sindre sinem sipho sita sixtus siyabonga sizwe slavica slavko slawomir smita snezana sofija
  sofya solange solene solvej sonal sonam sorcha souad soufiane souleymane soumya spela srdan srdjan stanislav
  stanislaw stavros stefania stefano steffen steinar stellan stepan stina stipe stojan sture subhash suchitra sudha
  sudhir sujata suki sulaiman suleiman suman sumaya sumit supriya suraj surya sushil sushma suzana svenja sverre
  sybille syed sylvain sylvie sylwia synnove szabolcs szilvia szymon taavi tabea tadashi tadeo tadeusz tadhg tahir
  taisiya taiwo takashi takumi talal talita tamas tamim tancredi tanel tangi tanja tanvi tapani tapio tariku tasnim
  tassos tatevik tatjana tatsuya tautvydas tayo teboho tekle temitope tendai tenzin teodora teppo tereza terezinha
  tesfaye teuvo thabang thabo thandeka thandi thandiwe thanos thelonious theodor theodoros theophilus thibault thibaut
  thijs thilo thomasina thora thorin thornton thorsten thulani thurston tiago tiberiu tiernan tihana tiina tijana tilly
  timea timo timothee timur tinashe tinotenda tirza titas titilayo tiziana tobiasz tochukwu toivo tomasina tomaz
  tomislav tommaso tomoko tomoya torben torbjorn torin torstein torvald toshiro tova toyin trine tristao tristram
  tsvetan tudor tuija tulay tulio tulsi tumi tuomas tuva uchenna ugo ugochi ulf ulla ulric ulrich ulrika ulrike umar
  umberto umut unai urania uriel ursa urszula urte usman uzma uzoma vaclav vadim vahan valentino valeri valeriu valery
  valter vanja vanni varun varvara vasco vashti vasiliki vasilis vassilis vedran veena veikko vesela veselin vidar
  vidya vigdis viggo vikas viktor viktoria viktorija vilhelm ville vimal vinay vincenza vineet vinod violetta viorel
  viraj virginie vishal vitalii vitor vitoria vittoria vittorio vitus vivek viviana viviane vlad vladan vladislav
  vlasta vojtech volker volodymyr vusi wahid wahida walburga waleed walentyna walid walther wanjiku wanjiru waqar
  warsame wasim wenche wendelin wessel wieslaw wiktor wiktoria wilfrid wilhelm winfried winona winta wioletta wiremu
  wladyslaw wout wulf wystan xabier xanthe xaver xenia ximeno xinyi xochi yaakov yacine yadav yahya yair yakov yakub
  yamato yana yanick yann yannick yannis yara yaroslav yash yasin yasir yassin yassine yasuko yehuda yemi yerin yestin
  yevgeni yevgenia yevhen yewande ygritte yiannis yichen yigal yildiz yilmaz yiorgos ylva ymke yohan yohannes yolande
  yonatan yoram yosuke youcef youssef youssou ysolde yulia yuliya yumi yunus yusra yusufu yusuke yutaka yuto yvaine
  yves zacharias zachariasz zafer zaheer zahid zahir zaida zaina zakaria zalman zamira zanele zara zarina zbynek zdenek
  zdenka zehra zeinab zeno zenobia zenon zeynab zhanna zhen zhenya zhivko ziad ziggy zineb zita ziva zlatan zlatko
  zofie zoja zoltan zorica zsofia zsolt zsuzsanna zubair zuleika zuzana zuzanna zvonimir zygmunt`.split(
  /\s+/,
);
