// Given names common in the United States: they tell a name from other words where nothing else does.
import { WORLD_FIRST_NAMES } from './world-first-names.ts';

export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `dusty duke ace smokey scooter dutch peaches sunny stormy birdie buster colt trinity gunner
  ash bea cy dex jax lex oz zed taz scarlett sterling mo aj bj cj ej jb jd jj jt mj pj rj tj
  aubree bex blanche brantley chava cordell corbin dashawn dax delmar devonte elbert elroy gage geeta goldie
  halyna hilario hortensia ileana imogene iryna irvin jamison jazmine jerrilyn jewell kade kamau kellen kolby
  lavern lavon lela lennon leobardo levar louella loyd macario marlowe maurine meena melchor mortimer murl
  nasreen naveen njeri orval ostap parveen pradeep primitivo quyen radha rebeca rena reuben rolland romulo rubie
  rufino shabana shanda shanice sherita shiloh shonda sidney temo thuan tiburcio trayvon tuyet vandana velda
  verl wojtek
  ada becca torie tory abbi abbie gabbi allie alli amie anya ashlyn augie bennie bette brandie bri bryn cade cami cammie cate cece
  cecily ceri chelle chrissy cici coby cori dannie dede drea edie elle elliot emmy francie frieda haley huck jacqui javi jayce
  jazmin jenn jenni jeri jessi joanie joannie jordy joslyn kaleb kallie kassidy kat kathie kati kaya kaycee keaton kenna keven
  kiana kiersten laney lanny lenore lesley lettie lew lexie libby lizzy lyndsey marti marv mckayla micki mitzi moe nan nessa
  neville nona nyla odell ona pattie rayna rickey roddy sami schuyler shae shani shelli shellie shirl stef steffi steph stephan
  susanna suzie syd tammi tay teena terrie theda therese tia trista tressa trudi vaughn viv weldon yaritza chema meche tencha
  adeline alden alvina annabelle antonia antwon arash arvin behzad bentley bessie bret brylee carlene cheri christie cleta
  daleyza danette deedee denice deon dianne emersyn erma farrah felecia flo freja gatlin gertie gordy hallie huxley jaelyn
  jiwoo joleen karson kenzie keshia kierra kraig kynlee kyung lainey leighton lerato loraine lyla maci makenzie marva minjun
  oaklynn remi rickie roz ryleigh sallie sanjana saylor seojun tenley thom tigist wrenley
  chabela yesica evelia soledad jamarcus jaquan lashonda tyrese lebron marquise rani salim faduma ifrah mykola kolton kason
  kayson emmylou
  aaliyah aarav aaron abby abdi abdirahman abdul abdullahi abel abelardo abena abigail adaeze adam addie addison adele
  aditya adolfo adrian adriana agatha agnes agnieszka ahmed ahmet aidan aiden aisha ajay akiko akira al alan albert
  alberta alberto aldo alec alejandra alejandro alejo aleksandr alessandra alessandro alex alexa alexander alexandra
  alexei alexia alexis alf alfred alfreda ali alice alicia alina alisa alisha alison allen allison alma alondra alvin
  alyson alyssa amadou amanda amara amaya amber amela amelia amina aminata amir amit amos amparo amrita amy ana anabel
  ananya anastacia anastasia anastasio anders andre andrea andreas andres andrew andriy andrzej andy angel angela
  angelica angelique angelo angie angus anika anil anissa anita anjali ankit ann anna anne anneke anneliese annelise
  annette annie annika anouk anselmo anthony antoinette anton antonella antonina antonio antwan aoife april araceli
  archie ari aria ariana ariel ariella arielle arjun arlene arlo armand armando armen arnie arnold arnoldo arron
  arsenio art arthur artie arturo arun aryan asher ashlea ashlee ashleigh ashley ashok asma astrid athena aubrey audra
  audrey augusta augustine aurelie aurelio aurora austin autumn ava avery avi axel ayan ayla ayodele ayse azadeh
  azucena babs bailey baltazar balwinder bao barb barbara barney barrett barry bart bartholomew beatrice beatrix
  beatriz beau becky belinda bella ben benedict benito benjamin benji bennett benny benoit bernadette bernard bernardo
  bernice bernie bert berta bertha bertie bess beth bethany beto betsy bettie bettina betty beulah bev beverley
  beverly bianca bilal bill billie billy bjork bjorn blaine blair blaise blake blanca bo bob bobbi bobbie bobby bogdan
  bonita bonnie boris boyd bozena brad bradley brady bram branden brandi brandon brandt brandy braxton brayden braylen
  breanna bree brenda brendan brenna brennan brent brett bria brian briana brianna bridget bridgette brinley britney
  britt brittany brittney brock brodie brody bronwen bronwyn brooke brooks bruce bruno bryan bryce brynlee brynn
  bryson bubba buddy burt butch byron caden cady caitlin caitlyn caitlynn cal caleb callie callum calvin camden
  cameron camila camilla camille camilo candace candi candice cara caren carey carissa carla carlie carlos carlota
  carlton carly carlyn carmela carmelo carmen carol carole caroline carolyn carolynn carrie carroll carson casey
  cassandra cassidy cassie catherine cathleen cathryn cathy catrina cayden cecelia cecil cecilia cedric celeste
  celestino celia celina celine cesar chace chad chaim chana chandler chanel chantal chantel charla charleen charlene
  charles charlie charlotta charlotte charmaine chase chauncey chayo chaz chela chelo chelsea chelsey chen cherie
  cherise cheryl chester chet cheyenne chiara chidi chinedu chioma chip chloe chris christa christen christi christian
  christina christine christoph christopher christos christy chrystal chucho chuck chuy ciara ciera cillian cinda
  cindy citlali claire clara clarence clarissa claudette claudia claudine claudio clay clayton clem clementine cleo
  cletis cletus cliff clifford clifton clint clinton clyde cody cohen colby coleen colette colin colleen collin colm
  colton concepcion concha conchita connie connor conor constance constantine consuelo cooper cora coral cordelia
  corey corinna corinne cormac cornelia cornelius corrine cortez cory courtney craig cristian cristiano cristina
  cristobal crystal curt curtis cyndi cynthia cyrus daiki daisy dale dalia dallas dalton damaso damian damien damion
  damon dan dana danelle dani daniel daniela danielle danika danita danna danny dante danyelle daphne darby darcy
  darin darius dariush darla darleen darlene darnell daron darrel darrell darren darrin darryl darwin daryl dave davey
  david dawn dawson dayana dean deana deandra deandre deanna deanne deb debbi debbie debi deborah debra declan dedra
  dee deena deepak deepika deidre deirdre deja deke delaney delbert delia della delores delphine demarcus demetria
  demetrius dena denis denise dennis denny deonte derek derick deron derrek derrick deshawn desi desiree desmond
  destinee destiny devan devante devin devon devyn dewayne dewey dexter diana diane diann dianna diedra diego dieter
  dillon dina dinesh dion dionne dirk divya dixie dmitri dmitry dolores dom domenic dominic dominik dominique don
  donald donn donna donnell donnie donny donovan dora doreen dorian doris dorothea dorothy dorsey dorthy dottie doug
  douglas dov dragan drake drew duane duc duncan durward dustin dwain dwayne dwight dylan earl earlene earnest easton
  ebony ed eddie edgar edgardo edin edison edith edmond edmund edna eduardo edward edwin edwina efrain efren eileen
  eitan ekaterina elaine eldon eleanor elena eleni eli eliana elias elif elijah elise elisha elissa eliza elizabeth
  ella ellen ellie ellis elly elmer elodie eloise elsa elsie elton elva elvin elvira elvis elwood elyse emeka emely
  emerson emi emilee emilio emily emina emma emmanuel emmett emory emre enoch enrique enzo eoin eric erica erick erik
  erika erin erlinda ernest ernestine ernesto ernie ervin erwin esme esmeralda esperanza essie esteban estela estella
  ester esther ethan ethel etienne etta eugene eugenia eula eun eunice eusebio eva evan evangeline evaristo eve evelyn
  everett everly ewan ezekiel ezequiel ezra fadumo faisal faith farid fatima fatimah fatma fatou fausto fay faye
  felicia felicity felipe felix femi femke feng fergus fernando ferris fidel fidelia filiberto finley finn fiona fionn
  fitz fletcher flor flora florence floyd folake forrest fran frances francesca francine francis francisco franco
  frank frankie franklin fred freda freddie freddy frederick fredrick freida freya fritz gabby gabe gabriel gabriela
  gabrielle gaby gail galina ganesh gareth garland garret garrett garry garth gary gavin gayle gaylord gena genaro
  gene genevieve geno geoff geoffrey george georgette georgina gerald geraldine gerardo geri german gerri gerry
  gertrude gia gianna gideon gigi gil gilbert gilberto gilda gillian gina ginger ginny gino giovanni giselle giulia
  giuseppe gladys glen glenda glenn glenna gloria goran gordon grace gracie graciela grady graham grainne grant
  grayson greer greg gregg gregory greta gretchen gretel greyson griffin griselda guadalupe guillaume guillermo
  gunther gurpreet gus gustavo gwen gwendolyn gwyneth hadley hailey hakan hal halima hamish hamza hank hannah hans hao
  haris harlan harmon harold harper harpreet harriet harris harrison harry haruto harv harvey hassan hattie hayden
  hayes haylee hazel heath heather hector heidi heinz helen helena helga henri henrietta henrik henry herb herbert
  heriberto herman herminia herschel hezekiah hieu hilary hilda hillary hiram hiro hiroshi hoa hoang hodan holden
  hollie holly homer hong hope horace horacio howard howie hoyt hubert huda hudson hugh hugo humberto hunter huong
  hussein hyun ian ibrahim ida idris ifeoma ignacio ignatius igor ike ilene imani imelda imogen ina inez ingrid
  inmaculada ira irene irina iris irma irv irving isaac isabel isabella isabelle isaiah isaias isidro isla ismael
  ismail israel issac itzel iva ivan ivana ivette ivonne ivy izzy jace jacek jack jackie jacklyn jackson jaclyn jacob
  jacqueline jacquelyn jacques jada jaden jaiden jaime jaimee jake jalen jamal jamar james jameson jami jamie jamila
  jan jana jane janelle janet janette janice janie janine janis janna jannette jared jarred jarrett jarrod jarvis
  jasmin jasmina jasmine jason jasper jaspreet javier jaxon jaxson jay jayden jayla jaylen jayme jayne jean jeanette
  jeanie jeanine jeanna jeanne jeannette jeannie jeb jed jedidiah jeff jeffery jeffrey jelena jen jena jenifer jenna
  jennie jennifer jenny jerald jeremiah jeremy jermaine jerome jerri jerrod jerry jess jesse jessica jessie jesus
  jethro jiho jill jillian jim jimbo jimmie jimmy jin jing jisoo jo joan joann joanna joanne joao joaquin jocelyn jodi
  jodie jody joe joel joellen joey johan johanna john johnathan johnnie johnny jojo jolene jolie jon jonah jonathan
  jonathon joni joost jordan jordyn jorge joris jory jose josefina joseph josephine josh joshua joshuah josiah josie
  josue jovan joy joyce juan juana juanita judd jude judi judith judy jules juli julia julian juliana julianna
  julianne julie juliet juliette julio julius jun june junie jurgen justin justina justine kacey kaci kade kai kaitlin
  kaitlyn kaitlynn kaito kalani kali kalyn kameron kane kara kareem karen kari karin karina karissa karl karla karrie
  karthik kasey kash kasia kassandra katarzyna kate katelyn katelynn katherine kathi kathleen kathryn kathy katia
  katie katina katrina katy katya kavita kay kayden kaye kayla kaylee kayleigh kaylin keanu keegan keenan keiko keisha
  keith kekoa kelechi kellan kelley kelli kellie kelly kelsey kelsi kelvin kemi ken kendall kendra kendrick kenia
  kenji kennedy kenneth kenny kent kenya keon keri kermit kerri kerrie kerry kevin keyshawn khadija khalid khalil
  khanh kianna kiara kiera kieran kike kiley kim kimberlee kimberly kimmy kinsley kip kira kirby kirk kirsten kirstin
  kisha klaus kobe kody kofi kohen kori kourtney kris krishna krista kristen kristi kristie kristin kristina kristine
  kristy krystal krysten krzysztof kumar kurt kwame kwesi kyla kyle kylee kyler kylie kyra lacey lachlan lacy ladonna
  lakeisha lakisha lakshmi lalo lamar lamont lan lana lance landen landon lanie lara larissa larry lars lashawn
  latanya latasha latisha latonya latoya latrice laura laureen laurel lauren laurence laurene lauri laurie laverne
  lavonne lawrence layla lazaro lea leah leandra leandro leann leanne lee leeann lei leif leigh leigha leila leilani
  leland len lena lenard lennie lenny lenora leo leon leona leonard leonardo leonel leonor leopold leora leroy leslee
  leslie lester leta leticia lety levi lewis lexi lia liam licha lidia liesel lila lilia lilian liliana lillian lillie
  lily lina lincoln linda lindsay lindsey ling linh linnea lino linus lionel lisa lisette livia liz liza lizzie lloyd
  logan lois lola lolita lon loni lonnie lora loren lorena lorene lorenza lorenzo loretta lori lorie lorinda lorna
  lorraine lotte lottie lou louann louie louis louisa louise lourdes lowell luana luann luanne luc luca lucas lucia
  lucian luciana lucien lucille lucinda lucius lucy ludmila luella luis luisa luiz luka lukas luke lula lulu luna lupe
  lupita luther luz lyda lydia lyle lynda lyndon lynette lynn lynne lynnette maarten mabel mable mack mackenzie maddie
  maddox maddy madeline madelyn madge madison madonna mads mae maeve magda magdalena maggie magnus mahesh mahmoud mai
  maja makayla malachi malcolm malgorzata malia malik mallory malorie mamadou mamie manda mandi mandy manny manpreet
  manuel manuela mara marc marcel marcela marcella marcellus marcelo marci marcia marcie marco marcos marcus marcy
  marek margaret margarita margarito margaux marge margery margie margit margo margot marguerita marguerite maria
  mariah mariam marian mariana marianne mariano maribel maribeth maricela maricruz marie mariela marietta marilee
  marilou marilyn marina mario marion maris marisa marisela marisol marissa maritza marjorie mark marko markus marla
  marlene marley marlon marnie marquez marquis marsha marshall marta martha martin martina martine marty maru marvin
  mary maryam maryann maryanne marybeth maryellen maryjo marylou mason massimo mateo mathew mathias mathieu matias
  matilda matt matteo matthew mattie maude maura maureen maurice mauricio mavis max maximilian maximus maxine maxwell
  maya maynard mayra mckenna mckenzie meaghan meera meg megan meghan mehdi mehmet mei mel melanie melba melinda melisa
  melissa mellisa melody melvin mercedes meredith merle merlin merrill mia micaela micah michael michaela michal
  micheal michel michele michelle mick mickey miguel mikaela mikayla mike mikey mikhail mila milagros milana mildred
  milena miles millard millicent millie milly milo milt milton mimi mindy minerva ming minh minho minnie miranda
  mireya miriam mirko mirna mirza missy misti misty mitch mitchel mitchell mohamed mohammad mohammed mohamud moira
  moises mollie molly mona moni monica monika monique monte monty morgan mort moses moshe moussa muhammad murat muriel
  mustafa myles myra myrna myron myrtle nacho nadia nadine nadja naima nakia nalani nancy nando nanette nannie naoko
  naomi nasser natalia natalie natasha nate nathalie nathan nathanael nathaniel navdeep nayeli neal ned neha neil
  nelda nell nella nellie nelly nelson nestor neto nettie neva nga ngoc ngozi nguyen nhung nia niall niamh nichelle
  nicholas nichole nick nicki nickolas nicky nico nicola nicolas nicole nicolette nidia nieves nikhil nikita nikki
  nikola nikolai nikolas nikole nila nilda nilesh nils nina nira nisha nita nkechi noah noam noel noelani noelle noemi
  nola nolan noor nora norbert norberto noreen norm norma norman nour nubia nunzio nydia oakley obadiah obed obinna
  octavia octavio odessa ofelia oisin oksana olaf oleg oleta olga olin olive oliver olivia ollie olu oluwaseun omar
  omari omega opal oralia oren orla orson orville osama oscar osvaldo oswaldo otis otto ottoline ousmane owain owen
  ozgur ozzie pablo paco padma padraig paige paisley paloma pam pamela pamella pancho paola paolo parisa parker parvez
  pascal pasquale pat patric patrice patricia patrick patrina patsy patti patty paty paul paula pauletta paulette
  paulina pauline paulo pawel paxton payton pearl pearlie pedro peg peggy penelope penny pepe percival percy perla
  pernell petar pete peter petra peyton phil philip philippa phillip phineas phoebe phuong phyllis pierre pieter
  pietro pilar piotr piper polly pooja poppy porter portia preeti presley preston priscilla priya priyanka prudence
  qing quang quentin quincy quinn quinten quinton quique rachael rachel rachelle rae raegan raelene raelynn rafa
  rafael raheem rahul raina raj raja rajesh rakesh ralph ramesh ramiro ramon ramona ramsey randal randall randi
  randolph randy rania raphael raquel rashad rasheed rashid raul ravi ray raymond raymundo reagan reba rebecca rebekah
  reece reena reese refugia regan reggie regina reginald reid reina reinaldo rekha remedios remy renae renata rene
  renee renny rex reyna reynalda reynaldo reza rhea rhett rhoda rhonda rhys ricardo rich richard richie rick ricky
  rico rigo rigoberto rikki riley rita ritu rivka rob robbie robbin robby robert roberta roberto robin robyn rocco
  rochelle rocio rocky rod roderick rodger rodney rodolfo rodrick rodrigo rogelio roger rohan rohit roland rolando
  roman romeo ron ronald ronan ronda ronnie ronny rory rosa rosalia rosalie rosalind rosalinda rosamond rosanna
  rosanne rosario roscoe rose roseann roseanne rosella roselyn rosemarie rosemary rosetta rosie rosita roslyn ross
  rosy rowan rowena roxana roxanna roxanne roxie roy royce ruben ruby rudolph rudy rufus rupert russ russell rusty
  ruth ruthann ruthie ryan ryann ryder ryker ryland rylee ryne sabina sabine sabrina sade sadie sakura sal sally salma
  salvador salvatore sam samantha samara samir samira sammie sammy samson samuel sanda sandi sandra sandy sanford
  sanjay sanjuana sanne santi santiago saoirse sara sarah sasha satoshi saul saundra savanna savannah sawyer scot
  scott scottie scotty seamus sean sebastian sebastien sefina selena selina selma serena serge sergei sergey sergio
  seth seung shad shaina shalonda shana shane shania shaniqua shaniya shanna shannon shanta shantel shanti shaquille
  shari sharla sharlene sharon sharron shaun shauna shawn shawna shay shayla shayna shea sheena sheila shelby sheldon
  shelia shelley shelly sheree sheri sherie sherman sherri sherrie sherry sheryl sheryll shira shirin shirlene shirley
  shlomo shondra shreya shyanne sid sienna sierra sigmund sigrid silas silvia simon simona simone simran sinead
  siobhan sione skeeter skip skye skylar skyler sloane sneha socorro sofia sofie solomon solveig sondra sonia sonja
  sonny sonya soo sophia sophie soraya soren sparky spencer srinivas stacey staci stacia stacie stacy stan stanley
  starla stefan stefani stefanie stella stephanie stephany stephen stephon steve steven stevie stewart stjepan stosh
  stu stuart sue summer sunil sunita sunniva suresh susan susana susanne susie susy sutton suzan suzann suzanne
  suzette suzy sven svetlana swati sybil sydnee sydney sydni sylvester sylvia tabatha tabitha tad takeshi talia talon
  tam tamala tamar tamara tamatha tameka tamera tami tamika tammie tammy tamra tamsin tania tanisha tanner tanya tara
  tarah taras tarek tariq tarra taryn tasha tatiana tatianna tatum tatyana tavares tavo tayla taylor teagan ted teddy
  tegan teodoro tera tere terence teresa teresita teri terra terrance terrell terrence terri terrill terry tess tessa
  tessie tevita thad thaddeus thais thalia thanh thea thelma theo theodora theodore theresa theron thi thiago thierry
  thomas thuy tiana tiara tien tiera tierra tiffani tiffany tim timmy timothy tina tinsley tisha titus tobey tobias
  tobin toby tod todd tom tomas tomasz tomika tommie tommy toney toni tonia tonja tony tonya tori torrance torrey
  tracey traci tracie tracy trang travis tre tremaine trent trenton trev trever trevon trevor trey treyvon tricia
  trina tripp trish trisha tristan tristen tristin trixie troy trudy tuan tuck tucker tunde twila twyla ty tyler tyra
  tyree tyrel tyrell tyrone tyson uche ulises ulysses ursula usha uwe valarie valentin valentina valentine valeria
  valerie vance vanesa vanessa vasyl velma venita venkat vera verena verity verla vern verna vernice vernon vero
  veronica veronique vesna vic vicenta vicente vickey vicki vickie vicky victor victoria vijay vikki vikram vilma
  vince vincent vincenzo vinh vinny viola violet violeta virgie virgil virgilio virginia vito vivian vivien vivienne
  vladimir vonda wade walker wallace wally walt walter wanda wardell warren wava waylon wayne wei wenceslao wendell
  wendi wendy werner wes wesley weston whitney wilbert wilbur wilda wiley wilford wilfred wilfredo wilhelmina will
  willa willard willem willene william willie willis willodean willow wilma wilmer winfred winifred winnie winston
  wojciech wolfgang woodrow woody wren wyatt wynona xander xavi xavier xiao ximena xin xiomara xochitl yadira yael
  yahir yajaira yan yareli yasmeen yasmin yasmine yaw yazmin yelena yesenia ying yitzhak yoko yolanda yoli yolonda
  yosef yoselin yuki yuna yuri yuriko yusuf yuval yvette yvonne zach zachariah zachary zachery zack zackery zahra
  zainab zaira zane zaria zayden zayn zbigniew zeke zelda zelma zena zev zeynep zion zlata zoe zoey zofia zoila zola
  zora zoran zulema zuri`
    .trim()
    .split(/\s+/)
    .concat(WORLD_FIRST_NAMES),
);
